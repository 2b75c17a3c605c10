import { expect, test } from 'vitest'
import { onBoth, onDatabasesInTurn } from '../../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../../test/rows.ts'
import { handbookFiles } from '../../../admin/content/import/folder-for-tests.ts'
import { readRevision } from '../../../admin/content/revision.ts'
import { leaf } from '../content-for-tests.ts'
import { openSchedules } from '../schedule/schedule-for-tests.ts'

const maker = 'careers/brush-maker'

interface Bundle {
  readonly version: number
  readonly state: string
  readonly fault: string | null
  readonly at: string | null
  readonly may_publish: boolean
  readonly items: readonly {
    path: string
    part: string
    number: number
    newest: number
    live: number | null
  }[]
}

onDatabasesInTurn('bundles', databases => {
  async function openBundles(options: Parameters<typeof openSchedules>[1] = {}) {
    const office = await openSchedules(databases, options)
    const { editor } = office
    return {
      ...office,
      async begin(...add: { entry: string; part: string; act?: string }[]) {
        const { status, json } = await editor.call('createBundle', { body: { name: 'Spring', add } })
        expect([status, json]).toEqual([200, { id: expect.any(String) }])
        return { bundle: String(json?.id) }
      },
      look: async (params: { bundle: string }) =>
        (await editor.call('getBundle', { params })).json as unknown as Bundle,
      change: async (params: { bundle: string }, body: object) => {
        const { version } = (await editor.call('getBundle', { params })).json as unknown as Bundle
        return editor.call('changeBundle', { params, body: { version, ...body } })
      },
    }
  }

  test('everything of it goes out at one moment and raises one number; a later draft stays', async () => {
    const office = await openBundles({ processes: 2 })
    const { editor } = office
    for (const part of ['cn', 'jp']) await editor.save(part, `Spring in ${part}.`)
    await editor.save('en', 'Spring for makers.', maker)
    const bundle = await office.begin({ entry: leaf, part: 'cn' }, { entry: leaf, part: 'jp' })
    await editor.save('jp', 'Summer in jp.')
    expect((await office.change(bundle, { add: [{ entry: maker, part: 'en' }] })).status).toBe(200)
    const at = office.after(30)
    expect(await office.change(bundle, { at })).toMatchObject({ status: 200, json: { warning: null } })
    expect(await office.look(bundle)).toMatchObject({
      ...{ state: 'waiting', at, may_publish: true },
      items: [
        { path: maker, part: 'en', number: 2, newest: 2, live: 1 },
        { path: leaf, part: 'cn', number: 2, newest: 2, live: 1 },
        { path: leaf, part: 'jp', number: 2, newest: 3, live: 1 },
      ],
    })
    expect((await office.seen('jp')).bundles).toMatchObject([{ name: 'Spring' }])
    const number = await readRevision(office.db as never)
    office.pass(31)
    await expect.poll(async () => (await office.look(bundle)).state).toBe('done')
    expect([await office.read('zh-CN'), await office.read('ja')]).toEqual(['Spring in cn.', 'Spring in jp.'])
    expect(await readRevision(office.db as never)).toBe(number + 1)
    const ran = (await rowsOf(office.db, 'audit')).filter(({ act }) => act === 'runBundle')
    expect(ran.map(({ outcome }) => outcome)).toEqual(['done'])
    expect(await office.calendar()).toMatchObject([{ state: 'done', bundle: { name: 'Spring', items: 3 } }])
    for (const body of [{ name: 'Late' }, { at: null }])
      expect((await office.change(bundle, body)).status).toBe(409)
  })

  test('a text that cannot go holds all of them back, by a press and at the moment, and is named', async () => {
    const office = await openBundles()
    const { editor } = office
    const made = await editor.call('createEntry', {
      body: { kind: 'article', path: 'insight/2026/new-leaf' },
    })
    expect(made.status).toBe(200)
    await editor.save('jp', 'Spring in jp.')
    const entry = 'insight/2026/new-leaf'
    await editor.save('en', 'New.', entry)
    const bundle = await office.begin({ entry: leaf, part: 'jp' }, { entry, part: 'en' })
    const { version } = await office.look(bundle)
    const number = await readRevision(office.db as never)
    const pressed = await editor.call('publishBundle', { params: bundle, body: { version } })
    expect([pressed.status, pressed.json?.detail]).toEqual([409, `${entry}, en: Publish the facts first.`])
    expect((await office.look(bundle)).state).toBe('open')
    const planned = await office.change(bundle, { at: office.after(5) })
    expect(planned.json?.warning).toBe(`${entry}, en: Publish the facts first.`)
    office.pass(6)
    await expect.poll(async () => (await office.look(bundle)).state).toBe('failed')
    expect((await office.look(bundle)).fault).toContain('Publish the facts first.')
    expect([await office.read('ja'), await readRevision(office.db as never)]).toEqual([
      'A text in jp.',
      number,
    ])
    const { facts } = await editor.open('facts')
    const saved = await editor.call('saveFacts', {
      params: { entry },
      body: { version: 0, based_on: null, facts },
    })
    expect(saved.status).toBe(200)
    await office.change(bundle, { add: [{ entry, part: 'facts' }] })
    const again = { version: (await office.look(bundle)).version }
    expect((await editor.call('publishBundle', { params: bundle, body: again })).status).toBe(200)
    expect([await office.read('ja'), await office.read('en-US', entry)]).toEqual(['Spring in jp.', 'New.'])
  })

  test('new pages of the handbook that link to each other go out together, a page before those below it', async () => {
    const files = handbookFiles('procreate/layers', { versions: ['5.3'] })
    const office = await openBundles({ files })
    const { editor } = office
    const [above, below] = ['handbook/procreate/layers/wind', 'handbook/procreate/layers/wind/soft']
    const parts: { entry: string; part: string }[] = []
    for (const [entry, text] of [
      [below, 'See [wind](handbook:layers/wind).'],
      [above, 'See [soft](handbook:layers/wind/soft).'],
    ] as const) {
      await editor.call('createEntry', { body: { kind: 'handbook', path: entry } })
      const body = { version: 0, based_on: null, facts: { order: 1, versions: ['5.3'] } }
      expect((await editor.call('saveFacts', { params: { entry }, body })).status).toBe(200)
      await editor.save('en', text, entry)
      parts.push({ entry, part: 'en' }, { entry, part: 'facts' })
    }
    const bundle = await office.begin(...parts)
    const { version } = await office.look(bundle)
    const { status, json } = await editor.call('publishBundle', { params: bundle, body: { version } })
    expect([status, json]).toEqual([200, { success: true }])
  })

  test('of two who change it at once one wins; it can lose its moment and be removed', onBoth, async () => {
    const office = await openBundles()
    const { editor } = office
    const bundle = await office.begin()
    const version = 1
    const answers = await Promise.all(
      ['A', 'B'].map(name => editor.call('changeBundle', { params: bundle, body: { version, name } })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await office.change(bundle, { at: office.after(5) })).status).toBe(409)
    await editor.save('jp', 'Spring.')
    await office.change(bundle, { add: [{ entry: leaf, part: 'jp' }] })
    await office.change(bundle, { at: office.after(5) })
    await office.change(bundle, { at: null })
    office.pass(6)
    expect(await office.look(bundle)).toMatchObject({ state: 'open', at: null })
    await office.change(bundle, { remove: [{ entry: leaf, part: 'jp' }] })
    expect((await office.look(bundle)).items).toEqual([])
    const current = { version: (await office.look(bundle)).version }
    expect((await editor.call('removeBundle', { params: bundle, body: { version: 1 } })).status).toBe(409)
    expect((await editor.call('removeBundle', { params: bundle, body: current })).status).toBe(200)
    expect((await editor.call('getBundle', { params: bundle })).status).toBe(404)
    expect(await office.read('ja')).toBe('A text in jp.')
  })

  test('texts go out and leave together, or none does; readers of what left get English', async () => {
    const office = await openBundles()
    const { editor } = office
    await editor.save('cn', 'Spring in cn.')
    const leaving = { entry: leaf, part: 'jp', act: 'unpublish' }
    const bundle = await office.begin({ entry: leaf, part: 'cn' }, leaving)
    expect(await office.look(bundle)).toMatchObject({
      items: [
        { part: 'cn', act: 'publish', number: 2 },
        { part: 'jp', act: 'unpublish', number: null, live: 1 },
      ],
    })
    expect((await office.seen('jp')).bundles).toMatchObject([{ act: 'unpublish', number: null }])
    const facts = await office.change(bundle, { add: [{ entry: leaf, part: 'facts', act: 'unpublish' }] })
    expect(facts.status).toBe(409)
    const number = await readRevision(office.db as never)
    await office.change(bundle, { at: office.after(5) })
    office.pass(6)
    await expect.poll(async () => (await office.look(bundle)).state).toBe('done')
    expect([await office.read('zh-CN'), await office.read('ja')]).toEqual(['Spring in cn.', 'A text in en.'])
    expect(await readRevision(office.db as never)).toBe(number + 1)
    await editor.save('cn', 'Summer in cn.')
    const again = await office.begin({ entry: leaf, part: 'cn' }, leaving)
    const other = await office.begin({ entry: leaf, part: 'cn' })
    expect(await office.look(again)).toMatchObject({
      items: [
        { part: 'cn', also_in: [{ id: other.bundle, name: 'Spring' }] },
        { part: 'jp', also_in: [] },
      ],
    })
    const { version } = await office.look(again)
    const pressed = await editor.call('publishBundle', { params: again, body: { version } })
    expect([pressed.status, pressed.json?.detail]).toEqual([409, `${leaf}, jp: It is not published.`])
    expect(await office.read('zh-CN')).toBe('Spring in cn.')
    // Published instead, by the same item.
    await office.change(again, { add: [{ entry: leaf, part: 'jp' }] })
    const now = { version: (await office.look(again)).version }
    expect((await editor.call('publishBundle', { params: again, body: now })).status).toBe(200)
    expect([await office.read('zh-CN'), await office.read('ja')]).toEqual(['Summer in cn.', 'A text in jp.'])
  })

  test.each(['schedule', 'bundle'])(
    'at one moment bundles go before single texts, whichever job comes first: %s',
    async first => {
      const office = await openBundles({ processes: 0 })
      const { editor } = office
      const at = office.after(60)
      await editor.save('cn', 'By the bundle.')
      const planBundle = async () => {
        const bundle = await office.begin(
          { entry: leaf, part: 'cn' },
          { entry: leaf, part: 'jp', act: 'unpublish' },
        )
        await office.change(bundle, { at })
        return bundle
      }
      const bundle = first === 'bundle' ? await planBundle() : null
      await editor.save('cn', 'By itself.')
      expect((await office.plan('cn', at)).status).toBe(200)
      expect((await office.plan('jp', at)).status).toBe(200)
      const late = bundle ?? (await planBundle())
      office.pass(90)
      office.work()
      office.work()
      await expect
        .poll(async () => (await office.calendar()).map(({ state }) => state))
        .toEqual(['done', 'done', 'done'])
      expect((await office.look(late)).state).toBe('done')
      expect([await office.read('zh-CN'), await office.read('ja')]).toEqual(['By itself.', 'A text in jp.'])
      const ran = (await rowsOf(office.db, 'audit')).filter(({ act }) => String(act).startsWith('run'))
      expect(ran.toSorted((a, b) => Number(a.number) - Number(b.number)).map(({ act }) => act)).toEqual([
        'runBundle',
        'runSchedule',
        'runSchedule',
      ])
    },
  )

  test('nobody publishes by a bundle what is not theirs, and nothing malformed gets in', async () => {
    const office = await openBundles()
    const { editor } = office
    await editor.save('en', 'Legal.', 'legal/privacy-policy')
    const legal = [{ entry: 'legal/privacy-policy', part: 'en' }]
    const create = (body: unknown) => editor.call('createBundle', { body })
    expect((await create({ name: 'x', add: legal })).status).toBe(403)
    const administrator = await office.enter('administrator')
    const made = await administrator.call('createBundle', { body: { name: 'x', add: legal } })
    const bundle = { bundle: String(made.json?.id) }
    expect((await office.look(bundle)).may_publish).toBe(false)
    expect((await office.change(bundle, { at: office.after(5) })).status).toBe(403)
    for (const name of ['publishBundle', 'removeBundle'] as const)
      expect((await editor.call(name, { params: bundle, body: { version: 1 } })).status).toBe(403)
    for (const body of [
      ...[{ name: ' ' }, { name: 'a'.repeat(101) }, { name: 'a\u0000' }, {}, null, []],
      ...[
        { name: 'x', add: [{ entry: leaf, part: 'de' }] },
        { name: 'x', add: 'all' },
      ],
      { name: 'x', add: Array.from({ length: 51 }, () => legal[0]) },
    ])
      expect([body, [400, 422].includes((await create(body)).status)]).toEqual([body, true])
    expect((await create({ name: 'x', add: [{ entry: 'insight/2026/none', part: 'en' }] })).status).toBe(404)
    expect((await create({ name: 'x', add: [{ entry: leaf, part: 'en' }] })).status).toBe(200)
    expect((await editor.call('getBundle', { params: { bundle: 'none' } })).status).toBe(404)
    expect((await editor.call('listBundles', { query: { cursor: 'x' } })).status).toBe(400)
    const first = await editor.call('listBundles', { query: { limit: '1' } })
    const { bundles, next_cursor: cursor } = first.json as { bundles: { id: string }[]; next_cursor: string }
    const second = await editor.call('listBundles', { query: { limit: '1', cursor } })
    expect(bundles).toHaveLength(1)
    expect(second.json).toMatchObject({ bundles: [{ items: 1 }], next_cursor: null })
  })
})
