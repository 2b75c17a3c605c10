import { everyPart } from '../../../../contract/office/content-parts.ts'
import { wordsOf } from '../../../admin/content/entries/fields.ts'
import { projections } from '../../../admin/content/projection/projections.ts'
import { asAdmin, getHead, type Trx } from '../find-entry.ts'
import type { EntryMove } from './list-moves.ts'

/** Gives entries their new paths, with their rows of the site and what was agreed on with their files. */
export async function moveEntries(trx: Trx, moves: readonly EntryMove[], now: Date): Promise<void> {
  for (const move of moves) {
    await keepFormerPath(trx, move, now)
    await moveEntry(trx, move)
  }
}

async function moveEntry(trx: Trx, { entry, to }: EntryMove) {
  await trx.updateTable('entries').set({ path: to }).where('id', '=', entry.id).execute()
  for (const part of everyPart) {
    const { draft } = await getHead(trx, entry.id, part)
    await trx
      .updateTable('heads')
      .set({ words: wordsOf(to, part, draft?.fields ?? null) })
      .where('entry_id', '=', entry.id)
      .where('part', '=', part)
      .execute()
  }
  await projections[entry.kind].move(asAdmin(trx), entry.path, to)
  for (const table of ['file_bases', 'file_conflicts', 'content_sources'] as const)
    await trx.updateTable(table).set({ path: to }).where('path', '=', entry.path).execute()
  await trx.deleteFrom('sharing_pictures').where('subject', '=', to).execute()
  await trx.updateTable('sharing_pictures').set({ subject: to }).where('subject', '=', entry.path).execute()
}

/** Its files stay where they are until an export, also when it is moved on, or back. */
async function keepFormerPath(trx: Trx, { entry, to }: EntryMove, now: Date) {
  const hasFiles = await trx
    .selectFrom('file_bases')
    .select('path')
    .where('path', '=', entry.path)
    .executeTakeFirst()
  const elsewhere = await trx
    .selectFrom('former_paths')
    .select('path')
    .where('entry_id', '=', entry.id)
    .where('has_files', '=', 1)
    .executeTakeFirst()
  const row = {
    entry_id: entry.id,
    has_files: hasFiles && !elsewhere ? (1 as const) : (0 as const),
    at: now.toISOString(),
  }
  await trx.deleteFrom('former_paths').where('path', '=', to).execute()
  await trx
    .insertInto('former_paths')
    .values({ path: entry.path, ...row })
    .onConflict(conflict => conflict.column('path').doUpdateSet(row))
    .execute()
}
