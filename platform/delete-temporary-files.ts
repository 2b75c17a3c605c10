import { opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isTemporary } from './durable-file.ts'

/** Nothing is written for so long: a file that did not grow since then belongs to a process that was killed. */
const patienceMs = 3_600_000

/**
 * Removes the temporary files that `writeDurably` left in a folder, at any depth, because its process was killed: they hold what
 * was to be stored. Resolves to how many. Yields while it reads, however many files there are.
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
  return found !== null && found.mtimeMs < now.getTime() - patienceMs
}
