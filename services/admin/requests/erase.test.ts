import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { openFolderStorage } from '../../../platform/storage/folder.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { addRows, rowsOf } from '../../../test/rows.ts'
import { openAdminDatabase } from '../database-for-tests.ts'
import { eraseExpired } from './erase.ts'
import { exportRequests } from './staff/export-requests.ts'

const day = '2026-06-15T10:00:00.000Z'

onDatabasesInTurn('many requests', databases => {
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
    await addRows(db, 'requests', requests)
    await addRows(db, 'drafts', drafts)
    return db
  }

  test('are erased all at their date, in slices', async () => {
    const db = await open(650)
    await eraseExpired(db, openFolderStorage(tmpdir()), () => new Date(day))
    expect(await rowsOf(db, 'requests')).toHaveLength(65)
    expect(await rowsOf(db, 'drafts')).toEqual([])
  })

  test('are exported piece by piece, the newest first, with a column that only the oldest has', async () => {
    const db = await open(1100)
    const pieces: string[] = []
    for await (const piece of exportRequests(db)) pieces.push(piece)
    expect(pieces).toHaveLength(23)
    const lines = pieces.join('').split('\r\n')
    expect(lines[0]).toContain('"colour","question"')
    expect(lines.slice(1, -1).map(line => /^"S-(\d+)"/.exec(line)?.[1])).toEqual(
      Array.from({ length: 1100 }, (_, at) => String(1099 - at).padStart(5, '0')),
    )
    expect(lines.at(-2)).toContain('"blue"')
  })
})
