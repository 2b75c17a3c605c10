import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sentMails } from '../../../platform/mail/sent-mails-for-tests.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../test/rows.ts'
import { openInbox, statusOf } from './inbox-for-tests.ts'

const act = randomUUID

onDatabasesInTurn('staff', databases => {
  test('keep notes that no sender sees, and tell a mentioned colleague by a mail without them', async () => {
    const inbox = await openInbox(databases)
    const ada = await inbox.staff('Ada Ito', 'support')
    const ben = await inbox.staff('Ben Roe', 'support')
    await inbox.staff('Ben', 'support')
    await inbox.staff('Pia Lund', 'press')
    const reference = await inbox.ask({ question: 'A secret question.' })
    const params = { reference }
    const text = 'Have a look, @ben roe: a private remark. Not @Pia Lund, nor me@Ben.'
    const body = { act: act(), text }
    const first = await ada.calls.addNote({ params, body })
    await ada.calls.addNote({ params, body })
    const mails = await sentMails(inbox.db)
    expect(mails).toMatchObject([{ to: ben.email, subject: `[${reference}] Ada Ito mentioned you` }])
    expect(mails[0]?.text).toContain(`https://example.com/office/inbox/${reference.toLowerCase()}`)
    expect(JSON.stringify(mails)).not.toMatch(/secret question|private remark/)
    const { events, version } = await ben.calls.getRequest({ params })
    expect(events.map(({ kind, text: said }) => [kind, said])).toEqual([
      ['state', null],
      ['note', text],
    ])
    expect(version).toBeGreaterThanOrEqual(first.version)
    const thread = await inbox.sender(reference).thread()
    expect(JSON.stringify(thread)).not.toContain('private remark')
    expect(JSON.stringify(await rowsOf(inbox.db, 'audit'))).not.toMatch(/secret question|private remark/)
  })

  test('organise requests without the sender seeing it, and without keeping them longer', async () => {
    const inbox = await openInbox(databases)
    const { calls, id } = await inbox.staff('Ada Ito', 'support')
    const references = [await inbox.ask(), await inbox.ask()]
    const [reference = ''] = references
    const { erase_at } = await calls.getRequest({ params: { reference } })
    inbox.later(86_400_000)
    expect(await calls.assign({ body: { references, assignee: id } })).toEqual({ changed: 2 })
    expect(await calls.assign({ body: { references, assignee: id } })).toEqual({ changed: 0 })
    await calls.tag({ body: { references, add: ['layers'] } })
    await calls.snooze({ body: { references, until: inbox.in(60_000) } })
    await calls.markSpam({ body: { references, spam: true } })
    const details = await calls.getRequest({ params: { reference } })
    expect(details).toMatchObject({
      ...{ erase_at, assignee: { id, name: 'Ada Ito' }, tags: ['layers'], is_spam: true, version: 4 },
      next_states: ['answered', 'closed'],
    })
    expect(details.events.map(({ kind, text }) => [kind, text])).toEqual([
      ...[
        ['state', null],
        ['assign', 'Ada Ito'],
        ['tag', '+layers'],
      ],
      ['snooze', inbox.in(60_000)],
      ['spam', 'marked'],
    ])
    const { events } = await inbox.sender(reference).thread()
    expect(events).toHaveLength(1)
    expect((await rowsOf(inbox.db, 'audit')).map(row => [row.act, row.subject, row.outcome])).toEqual(
      expect.arrayContaining([
        ['assign', reference, 'done'],
        ['tag', reference, 'done'],
      ]),
    )
    expect(await rowsOf(inbox.db, 'audit')).toHaveLength(5)
  })

  test('see in the thread who has marked a request as spam, and who has marked it back; its sender does not', async () => {
    const inbox = await openInbox(databases)
    const ada = await inbox.staff('Ada Ito', 'support')
    const ben = await inbox.staff('Ben Roe', 'support')
    const reference = await inbox.ask()
    const mark = { references: [reference], spam: true }
    expect(await ada.calls.markSpam({ body: mark })).toEqual({ changed: 1 })
    expect(await ben.calls.markSpam({ body: mark })).toEqual({ changed: 0 })
    expect(await ben.calls.markSpam({ body: { ...mark, spam: false } })).toEqual({ changed: 1 })
    const { events, is_spam } = await ada.calls.getRequest({ params: { reference } })
    expect(is_spam).toBe(false)
    expect(events.slice(1).map(({ kind, text, staff }) => [kind, text, staff?.name])).toEqual([
      ['spam', 'marked', 'Ada Ito'],
      ['spam', 'cleared', 'Ben Roe'],
    ])
    expect((await inbox.sender(reference).thread()).events).toHaveLength(1)
    await ada.calls.tag({ body: { references: [reference], add: ['layers'] } })
    expect((await ada.calls.listRequests({ query: { q: 'cleared' } })).requests).toEqual([])
  })

  test('are refused what cannot be', async () => {
    const inbox = await openInbox(databases)
    const { calls } = await inbox.staff('Ada Ito', 'support')
    const pia = await inbox.staff('Pia Lund', 'press')
    const references = [await inbox.ask()]
    const beta = [await inbox.ask({ kind: 'beta-application', answers: { devices: [] } })]
    expect(await statusOf(calls.assign({ body: { references, assignee: pia.id } }))).toBe(422)
    expect(await statusOf(calls.assign({ body: { references, assignee: 'nobody' } }))).toBe(422)
    expect(await statusOf(calls.changeState({ body: { references: beta, state: 'closed' } }))).toBe(422)
    expect(await statusOf(calls.snooze({ body: { references, until: inbox.in(-1) } }))).toBe(422)
    expect(await statusOf(calls.snooze({ body: { references, until: inbox.in(400 * 86_400_000) } }))).toBe(
      422,
    )
    expect((await rowsOf(inbox.db, 'audit')).map(({ outcome }) => outcome)).toEqual(Array(5).fill('refused'))
  })

  test('close and reopen: a sender who was not answered waits again', async () => {
    const inbox = await openInbox(databases)
    const { calls } = await inbox.staff('Ada Ito', 'support')
    const reference = await inbox.ask()
    const params = { reference }
    const { waiting_since } = await calls.getRequest({ params })
    await calls.changeState({ body: { references: [reference], state: 'closed' } })
    expect(await calls.getRequest({ params })).toMatchObject({ state: 'closed', waiting_since: null })
    inbox.later(1000)
    await calls.changeState({ body: { references: [reference], state: 'received' } })
    expect(await calls.getRequest({ params })).toMatchObject({ state: 'received', waiting_since })
  })

  test('merge two requests of a sender: both references lead to it, drafts, files and notes stay', async () => {
    const inbox = await openInbox(databases)
    const ada = await inbox.staff('Ada Ito', 'support')
    const ben = await inbox.staff('Ben Roe', 'support')
    const target = await inbox.ask({ question: 'The first question.' })
    inbox.later(1000)
    const source = await inbox.ask({ question: 'The second question.' })
    const other = await inbox.ask({ name: 'Zoe' })
    const file = await inbox.upload()
    await inbox.sender(source).reply('With a picture.', [file])
    await ada.calls.keepReplyDraft({ params: { reference: target }, body: { text: 'Draft for the first.' } })
    const drafted = await inbox.upload()
    const draft = { text: 'Draft for the second.', uploads: [drafted] }
    await ada.calls.keepReplyDraft({ params: { reference: source }, body: draft })
    await ben.calls.keepReplyDraft({ params: { reference: source }, body: { text: "Ben's draft." } })
    await ben.calls.tag({ body: { references: [source], add: ['layers'] } })
    const { version } = await ada.calls.getRequest({ params: { reference: source } })
    const merge = (into: string, at = version) =>
      ada.calls.mergeRequests({ params: { reference: source }, body: { version: at, into } })
    expect(await statusOf(merge(other))).toBe(422)
    expect(await statusOf(merge(source))).toBe(422)
    expect(await statusOf(merge(target, version - 1))).toBe(409)
    expect(await merge(target)).toEqual({ reference: target })
    const details = await ada.calls.getRequest({ params: { reference: target } })
    expect(details).toMatchObject({
      ...{ merged: [source], tags: ['layers'], state: 'received' },
      draft: { text: 'Draft for the second.\n\nDraft for the first.', uploads: [drafted] },
    })
    expect(details.events.filter(({ kind }) => kind === 'message')).toMatchObject([
      { by: 'visitor', text: 'The second question.' },
      { by: 'visitor', text: 'With a picture.', files: [{ id: file }] },
    ])
    const gone = await ben.calls.getRequest({ params: { reference: source } })
    expect(gone).toMatchObject({ merged_into: target, next_states: [] })
    expect((await ben.calls.getRequest({ params: { reference: target } })).draft?.text).toBe("Ben's draft.")
    for (const reference of [source, target])
      expect((await inbox.sender(reference).thread()).reference).toBe(target)
    expect((await inbox.sender(source).reply('By the old link.')).status).toBe(200)
    const { requests } = await ada.calls.listRequests({ query: { q: 'second question old link' } })
    expect(requests.map(({ reference }) => reference)).toEqual([target])
    const body = { act: act(), version: 0, text: 'Hello.', force: true }
    expect(await statusOf(ada.calls.reply({ params: { reference: source }, body }))).toBe(422)
  })

  test('keep a draft at the other request when theirs is merged while its files are finished', async () => {
    const inbox = await openInbox(databases)
    const { calls } = await inbox.staff('Ada Ito', 'support')
    const [source, target] = [await inbox.ask(), await inbox.ask()]
    inbox.meanwhile.run = async () => {
      inbox.meanwhile.run = async () => {}
      await calls.mergeRequests({ params: { reference: source }, body: { version: 0, into: target } })
    }
    await calls.keepReplyDraft({ params: { reference: source }, body: { text: 'Typed meanwhile.' } })
    const { draft } = await calls.getRequest({ params: { reference: target } })
    expect(draft?.text).toBe('Typed meanwhile.')
  })

  test('split a request: messages from one on, with their files, have a reference of their own, and no mail', async () => {
    const inbox = await openInbox(databases)
    const { calls } = await inbox.staff('Ada Ito', 'support')
    const reference = await inbox.ask({ question: 'The first question.', locale: 'cn' })
    const params = { reference }
    await calls.reply({ params, body: { act: act(), version: 0, text: 'An answer.' } })
    const file = await inbox.upload()
    await inbox.sender(reference).reply('Something else entirely.', [file])
    await inbox.sender(reference).reply('And more of that.')
    const before = await calls.getRequest({ params })
    const event = before.events.find(({ text }) => text === 'Something else entirely.')?.id ?? ''
    const answer = before.events.find(({ text }) => text === 'An answer.')?.id ?? ''
    const jobs = await rowsOf(inbox.db, 'jobs')
    const split = (from: string, version = before.version) =>
      calls.splitRequest({ params, body: { version, event: from } })
    expect(await statusOf(split(answer))).toBe(422)
    expect(await statusOf(split(event, before.version - 1))).toBe(409)
    const made = await split(event)
    expect(await rowsOf(inbox.db, 'jobs')).toEqual(jobs)
    const [own, rest] = [await calls.getRequest({ params: made }), await calls.getRequest({ params })]
    expect(own).toMatchObject({ locale: 'cn', state: 'received', attachments: [{ id: file }] })
    expect(own.answers.question).toBe('Something else entirely.')
    expect(own.events.map(({ kind, text }) => [kind, text])).toEqual([
      ...[
        ['state', null],
        ['message', 'And more of that.'],
      ],
      ['merge', `split from ${reference}`],
    ])
    expect(rest).toMatchObject({ state: 'answered', waiting_since: null })
    expect(rest.events.map(({ kind, text }) => [kind, text])).toEqual([
      ...[
        ['state', null],
        ['message', 'An answer.'],
      ],
      ['merge', `${made.reference} was split from it`],
    ])
    expect((await inbox.sender(made.reference).thread()).answers.question).toBe('Something else entirely.')
  })

  test('see who else has a request open, for 45 seconds', async () => {
    const inbox = await openInbox(databases)
    const ada = await inbox.staff('Ada Ito', 'support')
    const ben = await inbox.staff('Ben Roe', 'support')
    const params = { reference: await inbox.ask() }
    const pulse = async (doing: 'reading' | 'writing' | 'gone', who = ben) =>
      (await who.calls.pulse({ params, body: { doing } })).presence
    expect(await pulse('reading')).toEqual([])
    await pulse('writing')
    expect(await pulse('reading', ada)).toEqual([{ id: ben.id, name: 'Ben Roe', doing: 'writing' }])
    inbox.later(44_000)
    expect((await ada.calls.getRequest({ params })).presence).toHaveLength(1)
    inbox.later(1000)
    expect((await ada.calls.getRequest({ params })).presence).toEqual([])
    await pulse('reading')
    await pulse('gone')
    expect(await pulse('gone', ada)).toEqual([])
    expect(await rowsOf(inbox.db, 'presence')).toEqual([])
    expect(await rowsOf(inbox.db, 'audit')).toEqual([])
  })

  test('keep a draft each, which an empty one deletes', async () => {
    const inbox = await openInbox(databases)
    const ada = await inbox.staff('Ada Ito', 'support')
    const ben = await inbox.staff('Ben Roe', 'support')
    const params = { reference: await inbox.ask() }
    const [kept, dropped] = [await inbox.upload(), await inbox.upload()]
    const keep = (text: string, uploads: string[] = []) =>
      ada.calls.keepReplyDraft({ params, body: { text, uploads } })
    await keep('Half a sent', [kept, dropped])
    await keep('Half a sentence', [kept])
    expect((await ada.calls.getRequest({ params })).draft).toMatchObject({
      text: 'Half a sentence',
      uploads: [kept],
    })
    expect((await ben.calls.getRequest({ params })).draft).toBe(null)
    const owners = (await rowsOf(inbox.db, 'uploads')).map(({ id, request_id }) => [id, request_id !== null])
    expect(Object.fromEntries(owners)).toEqual({ [kept]: true, [dropped]: false })
    expect(await keep(' ')).toEqual({ at: null })
    expect(await rowsOf(inbox.db, 'reply_drafts')).toEqual([])
  })
})
