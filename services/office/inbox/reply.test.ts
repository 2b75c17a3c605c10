import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { findDueJob } from '../../../platform/jobs/claim.ts'
import { mailKind } from '../../../platform/mail/outbox.ts'
import { sentMails } from '../../../platform/mail/sent-mails-for-tests.ts'
import { onBoth, onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../test/rows.ts'
import { openInbox, statusOf } from './inbox-for-tests.ts'

const act = randomUUID

onDatabasesInTurn('replies of staff', databases => {
  test('a reply is mailed after ten seconds, in the language of the sender, and stands on their page with its file', async () => {
    const inbox = await openInbox(databases)
    const { calls, name } = await inbox.staff('Ada Ito', 'support')
    const reference = await inbox.ask({ locale: 'jp', name: 'Mio' })
    const file = await inbox.upload('図.png')
    const params = { reference }
    const { version } = await calls.getRequest({ params })
    const body = { act: act(), version, text: 'ありがとう、{name}。\r\n\r\nこちらです。', uploads: [file] }
    const answer = await calls.reply({ params, body })
    expect(answer).toMatchObject({ due_at: inbox.in(10_000), version: version + 1 })
    const [mail, ...more] = await sentMails(inbox.db)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: 'mio@example.com', subject: `${reference} へのお返事`, locale: 'jp' })
    expect(mail?.text).toContain('ありがとう、{name}。\n\nこちらです。')
    expect(mail?.text).toContain(`https://example.com/jp/support/requests/${reference.toLowerCase()}?token=`)
    const details = await calls.getRequest({ params })
    expect(details).toMatchObject({ state: 'answered', waiting_since: null, draft: null, messages: 1 })
    expect(details.events.at(-1)).toMatchObject({
      ...{ by: 'staff', kind: 'message', lang: 'ja', staff: { name } },
      ...{ files: [{ id: file, name: '図.png' }], mail: { state: 'held', due_at: answer.due_at } },
    })
    const before = await inbox.sender(reference).thread()
    expect(before.events.map((event: { text: string | null }) => event.text)).toEqual([null])
    inbox.later(10_000)
    const thread = await inbox.sender(reference).thread()
    expect(thread.events.at(-1)).toMatchObject({ by: 'staff', files: [{ name: '図.png' }] })
    expect(thread.files).toEqual([])
  })

  test('a reply that is sent twice by the same act is one mail', onBoth, async () => {
    const inbox = await openInbox(databases)
    const { calls } = await inbox.staff('Ada Ito', 'support')
    const params = { reference: await inbox.ask() }
    const body = { act: act(), version: 0, text: 'Hello.' }
    const answers = await Promise.all([1, 2, 3].map(() => calls.reply({ params, body })))
    expect(new Set(answers.map(({ event }) => event)).size).toBe(1)
    expect(await sentMails(inbox.db)).toHaveLength(1)
    expect(await rowsOf(inbox.db, 'audit')).toHaveLength(3)
  })

  test('of two replies to one version one is mailed, the other held with its text', onBoth, async () => {
    const inbox = await openInbox(databases)
    const ada = await inbox.staff('Ada Ito', 'support')
    const ben = await inbox.staff('Ben Roe', 'support')
    const params = { reference: await inbox.ask() }
    const replies = await Promise.all(
      [ada, ben].map(async ({ calls, id }) => {
        const body = { act: act(), version: 0, text: `From ${id}.`, uploads: [await inbox.upload()] }
        return { id, calls, answer: await calls.reply({ params, body }) }
      }),
    )
    const mails = await sentMails(inbox.db)
    expect(mails).toHaveLength(1)
    const held = replies.find(({ answer }) => answer.held)
    const sent = replies.find(({ answer }) => !answer.held)
    expect(held?.answer.held).toMatchObject([{ kind: 'message', text: `From ${sent?.id}.` }])
    const details = await held?.calls.getRequest({ params })
    expect(details?.draft).toMatchObject({ text: `From ${held?.id}.` })
    expect(details?.draft?.uploads).toHaveLength(1)
    const again = { act: act(), version: 0, text: 'In any case.', force: true }
    expect(await held?.calls.reply({ params, body: again })).toMatchObject({ version: 2 })
    expect(await sentMails(inbox.db)).toHaveLength(2)
    const outcomes = (await rowsOf(inbox.db, 'audit')).map(({ outcome }) => outcome)
    expect(outcomes.toSorted()).toEqual(['done', 'done', 'refused'])
  })

  test('a message of the sender holds a reply to the version before it; a tag of a colleague does not', async () => {
    const inbox = await openInbox(databases)
    const ada = await inbox.staff('Ada Ito', 'support')
    const ben = await inbox.staff('Ben Roe', 'support')
    const reference = await inbox.ask()
    const params = { reference }
    await ben.calls.tag({ body: { references: [reference], add: ['layers'] } })
    const first = await ada.calls.reply({ params, body: { act: act(), version: 0, text: 'Try this.' } })
    expect(first.held).toBeUndefined()
    expect((await inbox.sender(reference).reply('It did not help.')).status).toBe(200)
    const { version } = first
    const second = await ben.calls.reply({ params, body: { act: act(), version, text: 'And this.' } })
    expect(second.held).toMatchObject([{ by: 'visitor', text: 'It did not help.' }])
  })

  test('a reply that is undone leaves no mail and no event, and is the draft again with its file', async () => {
    const inbox = await openInbox(databases)
    const { calls } = await inbox.staff('Ada Ito', 'support')
    const reference = await inbox.ask()
    const params = { reference }
    const before = await calls.getRequest({ params })
    const file = await inbox.upload()
    const body = { act: act(), version: 0, text: 'Too early.', uploads: [file], close: true }
    const { event = '' } = await calls.reply({ params, body })
    expect((await calls.getRequest({ params })).state).toBe('closed')
    await calls.keepReplyDraft({ params, body: { text: 'Something newer.' } })
    await calls.undoReply({ params: { reference, event } })
    expect(await sentMails(inbox.db)).toEqual([])
    const details = await calls.getRequest({ params })
    expect(details).toMatchObject({
      ...{ state: before.state, waiting_since: before.waiting_since, version: 2 },
      draft: { text: 'Too early.\n\nSomething newer.', uploads: [file] },
    })
    expect(details.events).toEqual(before.events)
    expect(await statusOf(calls.undoReply({ params: { reference, event } }))).toBe(404)
  })

  test('once a worker has the mail it can no longer be undone, and by nobody but its author', async () => {
    const inbox = await openInbox(databases)
    const ada = await inbox.staff('Ada Ito', 'support')
    const ben = await inbox.staff('Ben Roe', 'support')
    const reference = await inbox.ask()
    const body = { act: act(), version: 0, text: 'Hello.' }
    const { event = '' } = await ada.calls.reply({ params: { reference }, body })
    const params = { reference, event }
    expect(await statusOf(ben.calls.undoReply({ params }))).toBe(404)
    inbox.later(10_000)
    const dialect = databases.dialect
    await findDueJob(
      { db: inbox.db as never, dialect, close: async () => {}, ping: async () => {} },
      [mailKind],
      inbox.time.now,
      1000,
    )
    expect(await statusOf(ada.calls.undoReply({ params }))).toBe(409)
    const { events } = await ada.calls.getRequest({ params: { reference } })
    expect(events.at(-1)?.mail?.state).toBe('queued')
  })

  test.each(['beta-application', 'permission', 'media-list'] as const)(
    'a %s is written to without a change of its state',
    async kind => {
      const inbox = await openInbox(databases)
      const { calls } = await inbox.staff('Ada Ito', 'administrator')
      const reference = await inbox.ask({ kind, answers: { organisation: 'A sample magazine' } })
      const body = { act: act(), version: 0, text: 'One question.', close: true }
      await calls.reply({ params: { reference }, body })
      const details = await calls.getRequest({ params: { reference } })
      expect(details).toMatchObject({ state: 'received', waiting_since: null })
      const [mail] = await sentMails(inbox.db)
      expect(mail?.subject).toBe(`A message about ${reference}`)
    },
  )

  test('a file that is unknown, or of somebody else, is refused and nothing is stored', async () => {
    const inbox = await openInbox(databases)
    const ada = await inbox.staff('Ada Ito', 'support')
    const ben = await inbox.staff('Ben Roe', 'support')
    const params = { reference: await inbox.ask() }
    const file = await inbox.upload()
    await ben.calls.keepReplyDraft({ params, body: { text: 'Mine.', uploads: [file] } })
    for (const uploads of [[file], ['f'.repeat(32)]]) {
      const body = { act: act(), version: 0, text: 'Here.', uploads }
      expect(await statusOf(ada.calls.reply({ params, body }))).toBe(422)
    }
    expect(await sentMails(inbox.db)).toEqual([])
    expect((await ada.calls.getRequest({ params })).events).toHaveLength(1)
  })

  test.each([
    ['NUL', 'a\0b'],
    ['an escape', 'a\u001b[31m'],
    ['nothing but spaces', ' \n '],
    ['60 KB', 'a'.repeat(60_000)],
  ])('a text of %s is refused', async (_, text) => {
    const inbox = await openInbox(databases)
    const { calls } = await inbox.staff('Ada Ito', 'support')
    const params = { reference: await inbox.ask() }
    expect(await statusOf(calls.reply({ params, body: { act: act(), version: 0, text } }))).toBe(422)
    expect(await statusOf(calls.addNote({ params, body: { act: act(), text } }))).toBe(422)
    expect(await rowsOf(inbox.db, 'reply_drafts')).toEqual([])
  })
})
