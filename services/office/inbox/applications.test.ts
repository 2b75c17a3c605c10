import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { officeApi } from '../../../contract/office/office.ts'
import { type Role, roles } from '../../../contract/office/permissions.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { changeRows, rowsOf } from '../../../test/rows.ts'
import { openInbox, statusOf } from './inbox-for-tests.ts'

const boxes = ['open', 'mine', 'unassigned', 'waiting', 'snoozed', 'closed', 'spam'] as const

onDatabasesInTurn('applications for positions', databases => {
  async function open() {
    const inbox = await openInbox(databases)
    const upload = await inbox.upload('cv.pdf')
    const reference = await inbox.ask({
      ...{ kind: 'position-application', name: 'Zofia' },
      answers: { position: 'Brush maker', position_page: '/careers/brush-maker', message: 'Charcoal.' },
    })
    const { db, office } = inbox
    const [request] = await rowsOf(db, 'requests')
    await changeRows(db, 'uploads', { id: upload }, { request_id: request?.id ?? '' })
    const file = (headers: Record<string, string>, path: string) =>
      office(new Request(`https://example.com${officeApi}/files/${path}`, { headers }))
    return { ...inbox, reference, upload, file }
  }
  type Opened = Awaited<ReturnType<typeof open>>

  /** Everything that somebody with a role reads of requests. */
  async function everything({ file }: Opened, { calls, headers }: Awaited<ReturnType<Opened['staff']>>) {
    const answers: unknown[] = []
    const read = async (call: Promise<unknown>) => answers.push(await call.catch(error => String(error)))
    for (const box of boxes)
      for (const more of [
        {},
        { q: 'Zofia' },
        { q: 'charcoal' },
        { team: 'careers' as const },
        { kind: 'position-application' as const },
      ])
        await read(calls.listRequests({ query: { box, ...more } }))
    await read(calls.countBoxes())
    await read(calls.listWaiting())
    await read(calls.getCare({ query: {} } as never))
    await read(calls.listSavedReplies())
    await read(calls.getResponseTimes({ query: {} } as never))
    answers.push(await (await file(headers, 'export.csv')).text())
    answers.push(await (await file(headers, 'export.csv?kind=position-application')).text())
    return JSON.stringify(answers)
  }

  test('are seen by the careers team, and by nobody else in any list, count, search, export or file', async () => {
    const opened = await open()
    const { staff, reference, upload, file } = opened
    const people = await Promise.all(
      roles.map(async role => [role, await staff(`Staff ${role}`, role)] as const),
    )
    const careers = people.find(([role]) => role === 'careers')?.[1]
    await careers?.calls.tag({ body: { references: [reference], add: ['shortlist'] } })
    await careers?.calls.assign({ body: { references: [reference], assignee: careers.id } })
    for (const [role, who] of people) {
      const seen = await everything(opened, who)
      const isTheirs = role === 'careers'
      const found = [reference, 'Zofia', 'Charcoal', 'shortlist'].map(word => seen.includes(word))
      expect([role, found]).toEqual([role, [isTheirs, isTheirs, isTheirs, isTheirs]])
      const answer = await file(who.headers, upload)
      expect([role, answer.status === 200]).toEqual([role, isTheirs])
      if (isTheirs)
        expect(
          ['content-disposition', 'x-content-type-options'].map(name => answer.headers.get(name)),
        ).toEqual([expect.stringMatching(/^attachment;/), 'nosniff'])
      const status = await statusOf(who.calls.getRequest({ params: { reference } }))
      expect([role, status === 200]).toEqual([role, isTheirs])
      const { boxes: counts } = await who.calls.countBoxes().catch(() => ({ boxes: { open: 0, waiting: 0 } }))
      expect([role, counts.open, counts.waiting]).toEqual([role, Number(isTheirs), Number(isTheirs)])
    }
  })

  test('stay with the team: no hand-over, no merge, no mention of others, and no word in the audit log', async () => {
    const { db, staff, reference, ask } = await open()
    const { calls } = await staff('Cora Lind', 'careers')
    await staff('Ada Ito', 'administrator')
    for (const team of ['support', 'legal', 'press'] as const)
      expect(await statusOf(calls.assign({ body: { references: [reference], team } }))).toBe(422)
    const other = await ask({ kind: 'position-application', name: 'Zofia' })
    const body = { version: 0, into: other }
    expect(await statusOf(calls.mergeRequests({ params: { reference }, body }))).toBe(422)
    const note = { act: randomUUID(), text: '@Ada Ito Zofia draws well.' }
    await calls.addNote({ params: { reference }, body: note })
    await calls.reply({
      params: { reference },
      body: { act: randomUUID(), version: 1, text: 'Dear Zofia, come by.', close: true },
    })
    expect(JSON.stringify(await rowsOf(db, 'jobs'))).not.toContain('ada.ito')
    expect(JSON.stringify(await rowsOf(db, 'audit'))).not.toMatch(/zofia|charcoal|come by/i)
  })

  test('are erased with their files by the careers team alone, when somebody asks', async () => {
    const { db, staff, reference, ask } = await open()
    const entry = await ask({ kind: 'media-list', name: 'Ann' })
    const erase = async (role: Role, params: { reference: string }) =>
      statusOf((await staff(`Eraser ${role}`, role)).calls.eraseApplication({ params }))
    for (const role of ['administrator', 'support', 'press'] as const)
      expect([role, await erase(role, { reference })]).toEqual([role, 403])
    expect(await erase('careers', { reference: entry })).toBe(404)
    const { calls } = await staff('Cora Lind', 'careers')
    expect(await statusOf(calls.eraseApplication({ params: { reference } }))).toBe(200)
    expect((await rowsOf(db, 'requests')).map(row => row.reference)).toEqual([entry])
    const audit = await rowsOf(db, 'audit')
    expect(audit.at(-1)).toMatchObject({ act: 'eraseApplication', subject: reference, detail: '{}' })
  })
})
