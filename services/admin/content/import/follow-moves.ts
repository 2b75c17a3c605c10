import type { Kysely } from 'kysely'
import type { AdminTables } from '../../schema.ts'
import type { EntryFiles } from './content-part.ts'

/**
 * The files of entries, under the paths that staff have given these since: a file stays that of its entry until an export
 * moves it. What an export has left behind is no file any more.
 */
export async function followMoves(
  db: Kysely<AdminTables>,
  files: readonly EntryFiles[],
): Promise<readonly EntryFiles[]> {
  const rows = await db
    .selectFrom('former_paths as former')
    .innerJoin('entries as entry', 'entry.id', 'former.entry_id')
    .select(['former.path', 'entry.path as current'])
    .where('former.has_files', '=', 1)
    .execute()
  if (rows.length === 0) return files
  const present = new Set(files.map(({ path }) => path))
  const gone = rows.filter(({ path }) => !present.has(path)).map(({ path }) => path)
  for (let from = 0; from < gone.length; from += 300)
    await db
      .updateTable('former_paths')
      .set({ has_files: 0 })
      .where('path', 'in', gone.slice(from, from + 300))
      .execute()
  const moved = new Map(rows.map(({ path, current }) => [path, current]))
  return files.flatMap(each => {
    const current = moved.get(each.path)
    if (current === undefined) return [each]
    return present.has(current) ? [] : [{ ...each, path: current }]
  })
}
