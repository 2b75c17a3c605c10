import { expect, test } from 'vitest'
import { onBoth, onDatabasesInTurn } from '../../../../test/databases-in-turn.ts'
import { addRows, rowsOf } from '../../../../test/rows.ts'
import { openLegal, policy } from './legal-for-tests.ts'

interface Answer {
  readonly status: number
  readonly json: Readonly<Record<string, unknown>> | null
}
const told = ({ status, json }: Answer) => [status, json?.detail]

onDatabasesInTurn('approvals', databases => {
  test('a legal text goes out when a second person has approved it, and never by its author alone', async () => {
    const office = await openLegal(databases)
    const { writer, second, params } = office
    await writer.save('en', 'Written alone.', policy)
    const alone = 'A second person has to approve revision 2 first.'
    expect(told(await writer.publish('en', policy))).toEqual([409, alone])
    expect(told(await second.publish('en', policy))).toEqual([409, alone])
    const { draft } = await writer.open('en', policy)
    const body = { act: 'publish', at: office.after(60), revision: draft?.id }
    expect(told(await writer.call('schedule', { params: params('en'), body }))).toEqual([409, alone])
    expect((await office.ask(writer)).status).toBe(200)
    expect((await office.ask(second)).status).toBe(409)
    const own = 'You wrote this revision: somebody else has to approve it.'
    expect(told(await office.decide(writer, 'approve'))).toEqual([403, own])
    expect(told(await office.decide(office.editor, 'approve'))).toEqual([403, expect.any(String)])
    const waiting = async (who: typeof writer) => (await who.call('listApprovals')).json?.approvals
    expect(await waiting(second)).toMatchObject([{ path: policy, part: 'en', number: 2 }])
    expect([await waiting(writer), await waiting(office.editor)]).toEqual([[], []])
    expect((await office.decide(second, 'approve')).status).toBe(200)
    expect(await waiting(second)).toEqual([])
    expect((await office.decide(second, 'approve')).status).toBe(409)
    expect((await writer.publish('en', policy)).status).toBe(200)
    expect(await office.visit()).toMatchObject({ text: 'Written alone.' })
    const acts = (await rowsOf(office.db, 'audit')).map(({ act, outcome }) => `${act} ${outcome}`)
    for (const act of ['askApproval', 'approve', 'publish', 'schedule'])
      expect([act, acts.filter(each => each.startsWith(`${act} `))]).toEqual([act, expect.any(Array)])
    expect(acts.filter(each => /^(askApproval|approve) /.test(each))).toEqual([
      ...['askApproval done', 'askApproval refused', 'approve refused', 'approve refused'],
      ...['approve done', 'approve refused'],
    ])
  })

  test('an administrator cannot approve their own text either', async () => {
    const office = await openLegal(databases)
    const administrator = await office.enter('administrator')
    await administrator.save('en', 'By the administrator.', policy)
    await office.ask(administrator)
    expect((await office.decide(administrator, 'approve')).status).toBe(403)
    expect((await administrator.publish('en', policy)).status).toBe(409)
    expect((await office.decide(office.second, 'approve')).status).toBe(200)
    expect((await administrator.publish('en', policy)).status).toBe(200)
  })

  test('it is refused with a reason, asked again after another save, and withdrawn', async () => {
    const office = await openLegal(databases)
    const { writer, second, params } = office
    const seen = async () => (await writer.open('en', policy)).approval
    await writer.save('en', 'Too much.', policy)
    expect(await seen()).toMatchObject({ state: 'none', may: { ask: true, decide: false, withdraw: false } })
    await office.ask(writer)
    expect(await seen()).toMatchObject({ state: 'asked', hindrance: 'author' })
    expect((await office.editor.open('en', policy)).approval).toMatchObject({ hindrance: 'role' })
    const { draft } = await writer.open('en', policy)
    const empty = { revision: draft?.id, reason: ' ' }
    expect((await second.call('refuseApproval', { params: params('en'), body: empty })).status).toBe(422)
    expect((await office.decide(second, 'refuseApproval')).status).toBe(200)
    expect(await seen()).toMatchObject({ state: 'refused', reason: 'Says too much.', may: { ask: true } })
    expect((await second.publish('en', policy)).status).toBe(409)
    await writer.save('en', 'Less.', policy)
    await office.ask(writer)
    expect((await office.decide(writer, 'withdrawApproval')).status).toBe(200)
    expect((await office.decide(second, 'approve')).status).toBe(409)
    await office.ask(writer)
    await office.decide(second, 'approve')
    expect((await office.decide(writer, 'withdrawApproval')).status).toBe(200)
    expect((await writer.publish('en', policy)).status).toBe(409)
    expect((await office.visit()) as object).toMatchObject({ text: 'A text in en.' })
    const { json } = await second.call('listRevisions', { params: params('en') })
    const approvals = (json as { approvals: { state: string }[] }).approvals.map(({ state }) => state)
    expect(approvals).toEqual(['refused', 'withdrawn', 'withdrawn'])
  })

  test('a conflict with a file is settled, and goes out with an approval of its own', async () => {
    const office = await openLegal(databases)
    await office.prepare('en', 'From the office.')
    await office.release('en')
    await office.folder.write({
      [`${policy}/en.md`]:
        '---\ntitle: Privacy in en\ndescription: What is kept, and why\n---\n\nFrom the file.\n',
    })
    await office.start()
    const administrator = await office.enter('administrator')
    const { version } = await administrator.open('en', policy)
    const settled = await administrator.call('settleFileConflict', {
      params: office.params('en'),
      body: { version, take: 'file' },
    })
    expect(settled.status).toBe(200)
    await office.start()
    expect(await office.visit()).toMatchObject({ text: 'From the office.' })
    await office.ask(administrator)
    expect((await office.decide(administrator, 'approve')).status).toBe(403)
    await office.decide(office.second, 'approve')
    expect((await administrator.publish('en', policy)).status).toBe(200)
    expect(await office.visit()).toMatchObject({ text: 'From the file.' })
  })

  test('an approval ends with the next save: by hand, at a scheduled moment and in a bundle', async () => {
    const office = await openLegal(databases)
    const { writer, params } = office
    await office.prepare('en', 'Approved.')
    const { draft } = await writer.open('en', policy)
    const body = { act: 'publish', at: office.after(60), revision: draft?.id }
    expect((await writer.call('schedule', { params: params('en'), body })).status).toBe(200)
    await writer.save('en', 'Approved, and then some more.', policy)
    expect((await office.seen('en', policy)).schedules).toMatchObject([
      { state: 'waiting', fault: expect.stringContaining('Its approval is gone') },
    ])
    expect((await writer.publish('en', policy)).status).toBe(409)
    expect((await office.decide(office.second, 'approve')).status).toBe(409)
    office.pass(61)
    await expect
      .poll(async () => (await office.seen('en', policy)).schedules)
      .toMatchObject([{ state: 'failed', fault: expect.stringContaining('approve revision 2') }])
    expect(await office.visit()).toMatchObject({ text: 'A text in en.' })
    const bundled = await office.release('en')
    expect(told(bundled)).toEqual([409, 'A second person has to approve revision 3 first.'])
    const add = [{ entry: policy, part: 'en' }]
    const made = (await writer.call('createBundle', { body: { name: 'Later', add } })).json
    const bundle = { bundle: String(made?.id) }
    const at = office.after(60)
    const planned = await writer.call('changeBundle', { params: bundle, body: { version: 1, at } })
    expect(told(planned)).toEqual([409, `${policy}, en: A second person has to approve revision 3 first.`])
    await office.ask(writer)
    await office.decide(office.second, 'approve')
    expect(
      (await writer.call('changeBundle', { params: bundle, body: { version: 1, at: office.after(60) } }))
        .status,
    ).toBe(200)
    await writer.save('en', 'Once more.', policy)
    office.pass(61)
    await expect
      .poll(async () => (await writer.call('getBundle', { params: bundle })).json)
      .toMatchObject({ state: 'failed', fault: expect.stringContaining('approve revision 3') })
  })

  test('of two who decide at once one does; a save between leaves nothing approved', onBoth, async () => {
    const office = await openLegal(databases)
    const { writer, second } = office
    const third = await office.enter('administrator')
    await writer.save('en', 'Contested.', policy)
    await office.ask(writer)
    const answers = await Promise.all([
      office.decide(second, 'approve'),
      office.decide(third, 'refuseApproval'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await writer.save('en', 'Contested again.', policy)
    await office.ask(writer)
    const { draft } = await writer.open('en', policy)
    const [saved] = await Promise.all([
      writer.save('en', 'Meanwhile.', policy),
      second.call('approve', { params: office.params('en'), body: { revision: draft?.id } }),
    ])
    expect(saved.status).toBe(200)
    expect((await second.publish('en', policy)).status).toBe(409)
  })

  test('translators ask for their language, other kinds need nobody, and what is published is not asked for', async () => {
    const office = await openLegal(databases)
    const translator = await office.enter('translator')
    await addRows(office.db, 'staff_languages', [{ staff_id: translator.staffId, language: 'jp' }])
    await translator.save('jp', '訳文。', policy)
    expect((await office.ask(translator, 'jp')).status).toBe(200)
    expect((await office.ask(translator, 'en')).status).toBe(403)
    expect((await office.ask(office.writer, 'cn')).status).toBe(409)
    expect((await office.decide(office.second, 'approve', 'jp')).status).toBe(200)
    const { version } = await office.editor.open('en')
    const asked = await office.editor.call('askApproval', {
      params: { entry: 'insight/2026/one-leaf', part: 'en' },
      body: { version },
    })
    expect(told(asked)).toEqual([409, 'It needs no approval.'])
    expect((await office.editor.open('en')).approval).toBe(null)
    const list = async (query: Record<string, string>) =>
      ((await office.editor.call('listEntries', { query })).json as { entries: object[] }).entries
    expect(await list({ state: 'asked' })).toEqual([])
    await office.writer.save('cn', '新的。', policy)
    await office.ask(office.writer, 'cn')
    expect(await list({ state: 'asked' })).toMatchObject([
      {
        path: policy,
        parts: [{}, {}, { part: 'cn', approval: 'asked' }, { part: 'jp', approval: 'approved' }],
      },
    ])
  })
})
