import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../test/rows.ts'
import { openInbox, statusOf } from './inbox-for-tests.ts'

onDatabasesInTurn('a request of another team', databases => {
  test('is 404 in every call, is in no list, and is not changed', async () => {
    const inbox = await openInbox(databases)
    const { calls } = await inbox.staff('Pia Lund', 'press')
    const ada = await inbox.staff('Ada Ito', 'support')
    const theirs = await inbox.ask({ question: 'Something about layers.' })
    const other = await inbox.ask()
    const own = await inbox.ask({ kind: 'media-list', name: 'Ann' })
    const act = randomUUID
    const reply = await ada.calls.reply({
      params: { reference: theirs },
      body: { act: act(), version: 0, text: 'Hello.' },
    })
    await ada.calls.tag({ body: { references: [theirs], add: ['secret'] } })
    const { db } = inbox
    const before = [
      await rowsOf(db, 'requests'),
      await rowsOf(db, 'request_events'),
      await rowsOf(db, 'jobs'),
    ]
    const params = { reference: theirs }
    const several = { references: [own, theirs] }
    const version = 1
    const attempts = {
      getRequest: () => calls.getRequest({ params }),
      reply: () => calls.reply({ params, body: { act: act(), version, text: 'Hi.' } }),
      forced: () => calls.reply({ params, body: { act: act(), version, text: 'Hi.', force: true } }),
      undoReply: () => calls.undoReply({ params: { ...params, event: reply.event ?? '' } }),
      keepReplyDraft: () => calls.keepReplyDraft({ params, body: { text: 'Hi.' } }),
      addNote: () => calls.addNote({ params, body: { act: act(), text: 'Hi.' } }),
      assign: () => calls.assign({ body: { ...several, team: 'press' } }),
      changeState: () => calls.changeState({ body: { ...several, state: 'closed' } }),
      snooze: () => calls.snooze({ body: { ...several, until: null } }),
      tag: () => calls.tag({ body: { ...several, add: ['mine'] } }),
      markSpam: () => calls.markSpam({ body: { ...several, spam: true } }),
      mergeRequests: () => calls.mergeRequests({ params, body: { version, into: other } }),
      mergeOwn: () => calls.mergeRequests({ params: { reference: own }, body: { version: 0, into: theirs } }),
      splitRequest: () => calls.splitRequest({ params, body: { version, event: reply.event ?? '' } }),
      pulse: () => calls.pulse({ params, body: { doing: 'reading' } }),
      useSavedReply: () => calls.useSavedReply({ params: { id: 'any' }, body: { reference: theirs } }),
    }
    for (const [name, attempt] of Object.entries(attempts))
      expect([name, await statusOf(attempt())]).toEqual([name, 404])
    const after = [await rowsOf(db, 'requests'), await rowsOf(db, 'request_events'), await rowsOf(db, 'jobs')]
    expect(after).toEqual(before)
    expect(await rowsOf(db, 'presence')).toEqual([])
    expect(await rowsOf(db, 'reply_drafts')).toEqual([])
    const seen = JSON.stringify([
      ...(await Promise.all(
        (['open', 'mine', 'unassigned', 'waiting', 'snoozed', 'closed', 'spam'] as const).flatMap(box => [
          calls.listRequests({ query: { box } }),
          calls.listRequests({ query: { box, q: 'layers' } }),
          calls.listRequests({ query: { box, team: 'support' } }),
          calls.listRequests({ query: { box, team: 'support', q: 'layers' } }),
          calls.listRequests({ query: { box, tag: 'secret' } }),
        ]),
      )),
      await calls.countBoxes(),
      await calls.getRequest({ params: { reference: own } }),
    ])
    expect(seen).not.toContain(theirs)
    expect(seen).not.toContain('secret')
    expect((await calls.countBoxes()).boxes.open).toBe(0)
  })

  test('leaves the lists with its team', async () => {
    const inbox = await openInbox(databases)
    const support = await inbox.staff('Ada Ito', 'support')
    const legal = await inbox.staff('Leo Falk', 'legal')
    const reference = await inbox.ask({ question: 'May I print a drawing?' })
    const { calls } = support
    await calls.assign({ body: { references: [reference], assignee: support.id } })
    await calls.tag({ body: { references: [reference], add: ['printing'] } })
    const toLegal = { references: [reference], team: 'legal' as const }
    expect(await statusOf(calls.assign({ body: { ...toLegal, assignee: support.id } }))).toBe(422)
    await calls.assign({ body: toLegal })
    for (const query of [{}, { q: 'drawing' }, { tag: 'printing' }]) {
      expect((await calls.listRequests({ query })).requests).toEqual([])
      expect((await legal.calls.listRequests({ query })).requests).toMatchObject([
        { reference, assignee: null },
      ])
    }
    expect((await calls.countBoxes()).tags).toEqual([])
    expect(await statusOf(calls.getRequest({ params: { reference } }))).toBe(404)
  })
})
