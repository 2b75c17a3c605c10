import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../test/rows.ts'
import { openInbox, statusOf } from '../inbox/inbox-for-tests.ts'

onDatabasesInTurn('saved replies', databases => {
  test("have a text for each language, and give the sender's with files of its own", async () => {
    const inbox = await openInbox(databases)
    const { calls } = await inbox.staff('Ada Ito', 'support')
    const reference = await inbox.ask({ locale: 'jp' })
    const file = await inbox.upload('guide.png')
    const texts = { en: 'Try this.', jp: 'こちらをお試しください。' }
    const body = { team: 'support' as const, name: 'Try', texts, files: [file] }
    const { id } = await calls.saveSavedReply({ body })
    expect(await rowsOf(inbox.db, 'uploads')).toEqual([])
    const used = await calls.useSavedReply({ params: { id }, body: { reference } })
    expect(used).toMatchObject({ text: texts.jp, locale: 'jp', uploads: [{ name: 'guide.png', size: 9 }] })
    const uploads = used.uploads.map(upload => upload.id)
    const reply = { act: randomUUID(), version: 0, text: used.text ?? '', uploads }
    await calls.reply({ params: { reference }, body: reply })
    const { events } = await calls.getRequest({ params: { reference } })
    expect(events.at(-1)?.files).toMatchObject([{ id: uploads[0], name: 'guide.png' }])
    const stored = await inbox.storage.get(`attachments/${uploads[0]}`)
    expect(String(Buffer.concat((await stored?.stream.toArray()) ?? []))).toBe('a picture')
    const { replies } = await calls.listSavedReplies()
    expect(replies).toMatchObject([
      { id, name: 'Try', texts, used: 1, files: [{ id: file, name: 'guide.png' }] },
    ])
    const chinese = await inbox.ask({ locale: 'cn' })
    const fallback = await calls.useSavedReply({ params: { id }, body: { reference: chinese } })
    expect(fallback).toMatchObject({ text: 'Try this.', locale: 'en' })
  })

  test('are replaced and removed; a file that is gone is erased as an orphan', async () => {
    const inbox = await openInbox(databases)
    const { calls } = await inbox.staff('Ada Ito', 'support')
    const [one, two] = [await inbox.upload(), await inbox.upload()]
    const reply = { team: 'support' as const, name: 'Try', texts: { en: 'This.' }, files: [one] }
    const { id } = await calls.saveSavedReply({ body: reply })
    const changed = { ...reply, id, name: 'Try again', texts: { cn: '试试这个。', en: ' ' }, files: [two] }
    expect(await calls.saveSavedReply({ body: changed })).toEqual({ id })
    const { replies } = await calls.listSavedReplies()
    expect(replies).toMatchObject([{ name: 'Try again', texts: { cn: '试试这个。' }, files: [{ id: two }] }])
    expect(replies[0]?.texts.en).toBeUndefined()
    expect(await rowsOf(inbox.db, 'uploads')).toMatchObject([{ id: one, request_id: null }])
    await calls.removeSavedReply({ params: { id } })
    expect((await calls.listSavedReplies()).replies).toEqual([])
    for (const table of ['saved_replies', 'saved_reply_words', 'saved_reply_files'] as const)
      expect(await rowsOf(inbox.db, table)).toEqual([])
    expect((await rowsOf(inbox.db, 'uploads')).map(row => row.id).toSorted()).toEqual([one, two].toSorted())
    expect((await rowsOf(inbox.db, 'audit')).map(({ act, subject }) => [act, subject])).toEqual([
      ...[
        ['saveSavedReply', id],
        ['saveSavedReply', id],
      ],
      ['removeSavedReply', id],
    ])
  })

  test('without a text, with a name that is taken or a file that is unknown are refused', async () => {
    const inbox = await openInbox(databases)
    const { calls } = await inbox.staff('Ada Ito', 'support')
    const reply = { team: 'support' as const, name: 'Try', texts: { en: 'This.' } }
    await calls.saveSavedReply({ body: reply })
    for (const wrong of [{ name: 'Try' }, { name: 'B', texts: {} }, { name: 'C', files: ['f'.repeat(32)] }])
      expect(await statusOf(calls.saveSavedReply({ body: { ...reply, ...wrong } }))).toBe(422)
    expect((await calls.listSavedReplies()).replies).toHaveLength(1)
  })

  test('of another team are 404, and in no list', async () => {
    const inbox = await openInbox(databases)
    const ada = await inbox.staff('Ada Ito', 'support')
    const { calls } = await inbox.staff('Pia Lund', 'press')
    const body = { team: 'support' as const, name: 'Try', texts: { en: 'This.' } }
    const { id } = await ada.calls.saveSavedReply({ body })
    const reference = await inbox.ask({ kind: 'media-list' })
    expect((await calls.listSavedReplies()).replies).toEqual([])
    expect(await statusOf(calls.saveSavedReply({ body }))).toBe(404)
    expect(await statusOf(calls.saveSavedReply({ body: { ...body, id, team: 'press' } }))).toBe(404)
    expect(await statusOf(calls.removeSavedReply({ params: { id } }))).toBe(404)
    expect(await statusOf(calls.useSavedReply({ params: { id }, body: { reference } }))).toBe(404)
    expect((await ada.calls.listSavedReplies()).replies).toHaveLength(1)
  })
})
