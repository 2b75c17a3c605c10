import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { UploadPlaces } from './remove-uploads.ts'

/** What the names of files begin with that wait, from a form without scripts, until their length is known. */
export const formFilePrefix = 'form-'

/** No request and no finishing takes so long. */
const patienceMs = 3_600_000

/**
 * Removes files that a process left in the folder of uploads when it was killed between two steps: files of forms, and uploads
 * that had been moved or refused already. Those that still grow have a row which says so, and go with it.
 */
export async function cleanUploadFolder(
  { db, folder }: Pick<UploadPlaces, 'db' | 'folder'>,
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
    if (found && found.mtimeMs < now.getTime() - patienceMs) await rm(file, { force: true })
  }
}
