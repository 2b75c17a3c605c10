import { everyPart } from '../../../contract/office/content-parts.ts'
import { isUniqueViolation } from '../../../platform/database/dialect.ts'
import { wordsOf } from '../../admin/content/entries/fields.ts'
import type { EntryRow } from '../../admin/content/entries/schema.ts'
import { Refusal } from '../../http/problem.ts'
import type { Trx } from './find-entry.ts'

/** Stores an entry without any text. Throws `Refusal` 409 for a path that is taken. */
export async function insertEntry(trx: Trx, entry: EntryRow) {
  const { id: entry_id, path, created_at: updated_at } = entry
  try {
    await trx.insertInto('entries').values(entry).execute()
  } catch (error) {
    if (isUniqueViolation(error, 'path')) throw new Refusal(409, 'There is an entry of this path.')
    throw error
  }
  const empty = { draft_id: null, live_id: null, version: 0, updated_at }
  await trx
    .insertInto('heads')
    .values(everyPart.map(part => ({ entry_id, part, words: wordsOf(path, part, null), ...empty })))
    .execute()
}
