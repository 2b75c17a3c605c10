import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { AdminTables } from '../schema.ts'

/** The name prefix of form files whose length is still unknown. */
export const formFilePrefix = 'form-'

/** Longer than any request or finish takes. */
const minAgeMs = 3_600_000

/**
 * Deletes files that a killed process left in the upload folder: form files, files under inspection, and uploads that were
 * already moved or refused. Incomplete uploads have a row, and are deleted with it.
 */
export async function cleanUploadFolder(
  { db, folder }: { readonly db: Kysely<AdminTables>; readonly folder: string },
  now: Date,
): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  if (names.length === 0) return
  const growing = await db.selectFrom('uploads').select('id').where('state', '=', 'uploading').execute()
  const known = new Set(growing.map(({ id }) => id))
  for (const name of names) {
    if (known.has(name)) continue
    const file = join(folder, name)
    const found = await stat(file).catch(() => null)
    if (found && found.mtimeMs < now.getTime() - minAgeMs) await rm(file, { force: true })
  }
}
