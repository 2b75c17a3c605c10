import type { Kysely } from 'kysely'
import type { EntryRow } from '../../../admin/content/entries/schema.ts'
import { handbookAddressOf } from '../../../admin/content/import/handbook-pages.ts'
import type { OfficeTables } from '../../schema.ts'

/** An entry that moves, with its path then. */
export interface EntryMove {
  readonly entry: EntryRow
  readonly to: string
}

/** The entry, and of a page of the handbook its variants and everything below it; archived ones too. */
export async function listMoves(db: Kysely<OfficeTables>, entry: EntryRow, to: string): Promise<EntryMove[]> {
  if (entry.kind !== 'handbook') return [{ entry, to }]
  const [from] = entry.path.split('@')
  const [target] = to.split('@')
  if (from === undefined || target === undefined) return []
  const { product } = handbookAddressOf(entry.path)
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('path', '>', `handbook/${product}/`)
    .where('path', '<', `handbook/${product}0`)
    .orderBy('path')
    .execute()
  return rows
    .filter(({ path }) => path === from || path.startsWith(`${from}/`) || path.startsWith(`${from}@`))
    .map(row => ({ entry: row, to: `${target}${row.path.slice(from.length)}` }))
}
