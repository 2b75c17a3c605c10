import { expect, test } from 'vitest'
import { onDatabasesInTurn } from '../../../../test/databases-in-turn.ts'
import { readRevision } from '../../../admin/content/revision.ts'
import { openLegal, policy } from '../approvals/legal-for-tests.ts'

/** The clock of these tests begins on June 15, 2026, at 20:00 in Hobart. */
const next = '2026-06-17'
const before = '2026-01-01'

onDatabasesInTurn('versions of legal texts', databases => {
  async function announce() {
    const office = await openLegal(databases)
    await office.prepareDay(next)
    await office.prepare('en', 'The new words.')
    expect((await office.release('facts', 'en')).status).toBe(200)
    return office
  }

  test('an announced version is read at its own address, and takes effect at the beginning of its day in Hobart', async () => {
    const office = await announce()
    expect(await office.visit()).toMatchObject({
      ...{ text: 'A text in en.', effective: before, in_effect: true },
      versions: { current: before, next, earlier: [] },
    })
    expect(await office.visit({ version: next })).toMatchObject({
      ...{ text: 'The new words.', effective: next, in_effect: false },
    })
    expect(await office.visit({ version: next, lang: 'zh-CN' })).toMatchObject({ text: 'A text in cn.' })
    // Sessions of the day before have ended.
    const days = async () =>
      (await office.calendar(await office.enter('legal'))).flatMap(({ act, state, at }) =>
        act === 'effect' ? [`${state} ${at}`] : [],
      )
    expect(await days()).toEqual(['waiting 2026-06-16T14:00:00.000Z'])
    const secondsToMidnight = (Date.parse('2026-06-16T14:00:00Z') - office.time.now.getTime()) / 1000
    office.pass(secondsToMidnight - 5)
    expect(await office.visit()).toMatchObject({ effective: before })
    const number = await readRevision(office.db as never)
    office.pass(5)
    await expect.poll(() => readRevision(office.db as never)).toBe(number + 1)
    expect(await office.visit()).toMatchObject({
      ...{ text: 'The new words.', effective: next, in_effect: true },
      versions: { current: next, next: null, earlier: [before] },
    })
    expect(await days()).toEqual(['done 2026-06-16T14:00:00.000Z'])
    expect(await office.visit({ version: before })).toMatchObject({
      text: 'A text in en.',
      effective: before,
    })
  })

  test('what is different between two versions is told by word, below its title', async () => {
    const office = await openLegal(databases)
    await office.prepare('en', '## One {#one}\n\nWe keep it for two years.\n\n## Two {#two}\n\nThe same.')
    await office.release('en')
    await office.prepareDay(next)
    await office.prepare('en', '## One {#one}\n\nWe keep it for one year.\n\n## Two {#two}\n\nThe same.')
    await office.release('facts', 'en')
    const page = await office.visit({ version: next, since: before })
    expect(page).toMatchObject({
      changes: [
        { change: 'same', is_title: true, after: 'One' },
        { change: 'changed', before: 'We keep it for two years.', after: 'We keep it for one year.' },
      ],
    })
    expect(await office.visit({ version: before, since: before })).toMatchObject({ changes: [] })
    for (const wrong of ['2026-06-16', 'x', '', '9999-99-99'])
      expect([await office.visit({ version: wrong }), await office.visit({ since: wrong })]).toEqual([
        404, 404,
      ])
  })

  test('an announced version moves to another day, and is taken back with everything of it', async () => {
    const office = await announce()
    await office.prepareDay('2026-07-01')
    expect((await office.release('facts')).status).toBe(200)
    expect(await office.visit()).toMatchObject({ versions: { current: before, next: '2026-07-01' } })
    expect(await office.visit({ version: next })).toBe(404)
    const { version } = await office.writer.open('cn', policy)
    const left = await office.writer.call('unpublish', { params: office.params('cn'), body: { version } })
    expect([left.status, left.json?.detail]).toEqual([409, expect.stringContaining('take it back first')])
    const take = (effective: string, who = office.writer) =>
      who.call('withdrawVersion', { params: { entry: policy }, body: { effective } })
    expect((await take(next)).status).toBe(409)
    expect((await take('2026-07-01', office.editor)).status).toBe(403)
    expect((await take('2026-07-01')).status).toBe(200)
    expect((await take('2026-07-01')).status).toBe(409)
    expect(await office.visit()).toMatchObject({ versions: { current: before, next: null } })
    expect(await office.visit({ version: '2026-07-01' })).toBe(404)
    const { live, draft, versions } = await office.writer.open('en', policy)
    expect([live?.number, draft?.number, versions]).toEqual([1, 2, { current: before, next: null }])
    // Nothing takes effect on a day that was given up.
    office.pass(40 * 24 * 3600)
    expect(await office.visit()).toMatchObject({ text: 'A text in en.', effective: before })
  })

  test('a version never begins before the one in effect, nor under its day while another is announced', async () => {
    const office = await announce()
    // Nobody is asked to approve what could not go out.
    for (const [day, sentence] of [
      ['2025-12-31', `The version in effect is of ${before}`],
      [before, `The version of ${next} is announced`],
    ] as const) {
      await office.prepareDay(day)
      expect((await office.ask(office.writer, 'facts')).json?.detail).toContain(sentence)
    }
    const { version, draft } = await office.writer.open('facts', policy)
    for (const effective of ['2027-02-31', 'tomorrow', '', null])
      expect(
        (
          await office.writer.call('saveFacts', {
            params: { entry: policy },
            body: { version, based_on: draft?.id ?? null, facts: { effective } },
          })
        ).status,
      ).toBe(422)
  })

  test('a correction keeps the day; a language that leaves the site stays in earlier versions', async () => {
    const office = await openLegal(databases)
    await office.prepare('en', 'A text without its mistake.')
    await office.release('en')
    expect(await office.visit()).toMatchObject({ text: 'A text without its mistake.', effective: before })
    await office.prepareDay('2026-06-15')
    await office.prepare('jp', '新しい文。')
    await office.release('facts', 'jp')
    expect(await office.visit({ lang: 'ja' })).toMatchObject({ text: '新しい文。', effective: '2026-06-15' })
    const { version } = await office.writer.open('jp', policy)
    await office.writer.call('unpublish', { params: office.params('jp'), body: { version } })
    expect(await office.visit({ lang: 'ja' })).toMatchObject({ lang: 'en-US', effective: '2026-06-15' })
    expect(await office.visit({ lang: 'ja', version: before })).toMatchObject({ text: 'A text in jp.' })
  })

  test('files announce a version as well, and an export of untouched texts has nothing', async () => {
    const office = await openLegal(databases)
    await office.folder.write({
      [`${policy}/document.yaml`]: `effective: ${next}\n`,
      [`${policy}/en.md`]:
        '---\ntitle: Privacy in en\ndescription: What is kept, and why\n---\n\nFrom files.\n',
    })
    await office.start()
    expect(await office.visit()).toMatchObject({ text: 'A text in en.', versions: { next } })
    expect(await office.visit({ version: next })).toMatchObject({ text: 'From files.' })
    expect((await office.writer.open('en', policy)).live?.origin).toBe('files')
  })
})
