import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { openFolderStorage } from '../../../platform/storage/folder.ts'
import { onEachDatabase } from '../../../test/databases.ts'
import { openAdminDatabase } from '../database-for-tests.ts'
import { eraseExpired } from './erase.ts'
import { exportRequests } from './staff/export-requests.ts'

const day = '2026-06-15T10:00:00.000Z'

onEachDatabase('many requests', databases => {
  async function open(count: number) {
    const { db } = await openAdminDatabase(databases)
    const numbers = Array.from({ length: count }, (_, at) => String(at).padStart(5, '0'))
    const requests = numbers.map(number => ({
      id: number,
      reference: `S-${number}`,
      kind: 'support' as const,
      state: 'closed' as const,
      locale: 'en' as const,
      name: 'Ann',
      email: 'ann@example.com',
      email_key: 'ann@example.com',
      answers: JSON.stringify({ question: number, ...(number === '00000' && { colour: 'blue' }) }),
      created_at: day,
      updated_at: day,
      erase_at: number.endsWith('1') ? '2999-01-01' : day,
    }))
    const drafts = numbers.map(number => ({
      token_hash: number,
      kind: 'permission',
      locale: 'en' as const,
      answers: '{}',
      updated_at: day,
      expires_at: day,
    }))
    for (let from = 0; from < count; from += 300) {
      await db
        .insertInto('requests')
        .values(requests.slice(from, from + 300))
        .execute()
      await db
        .insertInto('drafts')
        .values(drafts.slice(from, from + 300))
        .execute()
    }
    return db
  }

  test('are erased all at their date, in slices', async () => {
    const db = await open(650)
    await eraseExpired(db, openFolderStorage(tmpdir()), () => new Date(day))
    expect(await db.selectFrom('requests').select('id').execute()).toHaveLength(65)
    expect(await db.selectFrom('drafts').select('kind').execute()).toEqual([])
  })

  test('are exported piece by piece, the newest first, with a column that only the oldest has', async () => {
    const db = await open(1100)
    const pieces: string[] = []
    for await (const piece of exportRequests(db)) pieces.push(piece)
    expect(pieces).toHaveLength(4)
    const lines = pieces.join('').split('\r\n')
    expect(lines[0]).toContain('"colour","question"')
    expect(lines.slice(1, -1).map(line => /^"S-(\d+)"/.exec(line)?.[1])).toEqual(
      Array.from({ length: 1100 }, (_, at) => String(1099 - at).padStart(5, '0')),
    )
    expect(lines.at(-2)).toContain('"blue"')
  })
})
