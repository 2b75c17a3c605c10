import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { dialectOf } from '../../../platform/database/dialect.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../test/rows.ts'
import { eraseRecords } from '../../admin/requests/account-records/erase-records.ts'
import { eraseExpired } from '../../admin/requests/erase.ts'
import { removeUploadsOf } from '../../admin/uploads/remove-uploads.ts'
import type { OfficeTables } from '../schema.ts'
import { openInbox } from './inbox-for-tests.ts'

const tables = [
  'requests',
  'request_events',
  'request_tags',
  'request_words',
  'reply_drafts',
  'presence',
  'uploads',
] as const

/** What the index of the embedded database holds, also of removed rows. */
async function indexedWords(db: Kysely<OfficeTables>): Promise<string> {
  if (dialectOf(db) === 'postgres') return ''
  const { rows } = await sql<{ block: Uint8Array }>`select block from request_words_index_data`.execute(db)
  return rows.map(({ block }) => Buffer.from(block).toString('latin1')).join('\n')
}

onDatabasesInTurn('an erased request', databases => {
  async function open() {
    const inbox = await openInbox(databases)
    const { db, storage } = inbox
    const { calls, id } = await inbox.staff('Ada Ito', 'administrator')
    const target = await inbox.ask({ name: 'Mio', question: 'Where is the zebrawood brush?' })
    const source = await inbox.ask({ name: 'Mio', question: 'And the quillwort brush?' })
    const params = { reference: target }
    await calls.mergeRequests({ params: { reference: source }, body: { version: 0, into: target } })
    const { id: reply } = await calls.saveSavedReply({
      body: { team: 'support', name: 'Try', texts: { en: 'This.' }, files: [await inbox.upload()] },
    })
    const { useSavedReply: insertReply } = calls
    await insertReply({ params: { id: reply }, body: { reference: target } })
    const { version } = await calls.getRequest({ params })
    const body = { act: randomUUID(), version, text: 'Here.', uploads: [await inbox.upload()] }
    await calls.reply({ params, body })
    await calls.keepReplyDraft({ params, body: { text: 'Half.', uploads: [await inbox.upload()] } })
    await calls.addNote({ params, body: { act: randomUUID(), text: 'A note.' } })
    await calls.tag({ body: { references: [target], add: ['brushes'] } })
    await calls.pulse({ params, body: { doing: 'reading' } })
    for (const table of tables) expect([table, (await rowsOf(db, table)).length > 0]).toEqual([table, true])
    const erasing = {
      ...{ db, secret: 'a secret that signs links', clock: () => inbox.time.now },
      eraseFiles: ({ requests = [] }: { requests?: readonly string[] }) =>
        removeUploadsOf(db, storage, requests),
    }
    const expectNothing = async () => {
      for (const table of tables) {
        const rows = await rowsOf(db, table)
        // The copy in a draft that a newer save has dropped is an orphan, which belongs to nobody.
        const left =
          table === 'uploads' ? (rows as { request_id: string | null }[]).filter(row => row.request_id) : rows
        expect([table, left]).toEqual([table, []])
      }
      expect(await indexedWords(db)).not.toMatch(/zebrawood|quillwort|mio@/)
      const audit = JSON.stringify(await rowsOf(db, 'audit'))
      expect(audit).not.toMatch(/zebrawood|mio|brushes|A note|Half/)
    }
    return { ...inbox, calls, id, target, erasing, expectNothing }
  }

  test('leaves no row, word, draft, tag or file at the end of its retention', async () => {
    const { db, storage, later, time, expectNothing } = await open()
    later(3 * 366 * 86_400_000)
    await eraseExpired(db, storage, () => time.now)
    await expectNothing()
  })

  test('leaves none with the account that it belongs to', async () => {
    const { erasing, expectNothing } = await open()
    expect(await eraseRecords(erasing, { account: 'none', email: 'mio@example.com' })).toEqual([])
    await expectNothing()
  })

  test('keeps of an application with a signed agreement neither notes nor drafts nor words', async () => {
    const { db, ask, calls, erasing } = await open()
    const agreement = { name: 'Zoe', at: '2026-06-01' }
    const answers = { devices: [], message: 'I paint zebrawood.', agreement }
    const reference = await ask({ kind: 'beta-application', name: 'Zoe', answers })
    await calls.addNote({ params: { reference }, body: { act: randomUUID(), text: 'A zebrawood painter.' } })
    await calls.keepReplyDraft({ params: { reference }, body: { text: 'Dear painter' } })
    await calls.tag({ body: { references: [reference], add: ['painter'] } })
    const kept = await eraseRecords(erasing, { account: 'none', email: 'zoe@example.com' })
    expect(kept).toMatchObject([{ what: 'agreement', reference }])
    const search = async (q: string) => (await calls.listRequests({ query: { q } })).requests.length
    expect([await search('painter'), await search('paint'), await search('zoe@example.com')]).toEqual([
      0, 0, 1,
    ])
    const left = JSON.stringify([await rowsOf(db, 'request_events'), await rowsOf(db, 'reply_drafts')])
    expect(left).not.toMatch(/painter/)
    expect((await rowsOf(db, 'request_tags')).map(({ tag }) => tag)).not.toContain('painter')
  })
})
