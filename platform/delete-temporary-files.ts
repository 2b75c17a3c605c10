import { opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isTemporary } from './durable-file.ts'

/** A file that was not written for so long belongs to a killed process. */
const minAgeMs = 3_600_000

/**
 * Removes temporary files of `writeDurably` that a killed process left, at any depth of a folder: they hold private data.
 * Resolves to their number. Yields to the event loop while it reads.
 */
export async function deleteTemporaryFiles(dir: string, now: Date): Promise<number> {
  const entries = await opendir(dir, { bufferSize: 256 }).catch(() => null)
  if (!entries) return 0
  let removed = 0
  for await (const entry of entries) {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) removed += await deleteTemporaryFiles(path, now)
    else if (entry.isFile() && isTemporary(entry.name) && (await isOld(path, now))) {
      await rm(path, { force: true })
      removed++
    }
  }
  return removed
}

async function isOld(path: string, now: Date): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  return found !== null && found.mtimeMs < now.getTime() - minAgeMs
}
