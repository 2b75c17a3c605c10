import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { chmod, lstat, opendir } from 'node:fs/promises'
import path from 'node:path'
import type { Log } from './log.ts'

const forOthers = 0o077

/** Windows has no such permissions. */
const hasModes = process.platform !== 'win32'

/**
 * Makes a folder private (0700) before anything in it is opened: other users cannot reach its content, whatever its own
 * permissions. Logs when it was open, and when it cannot be changed. Returns whether it was open.
 */
export function makeFolderPrivate(folder: string, log: Log): boolean {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const mode = hasModes ? statSync(folder).mode & 0o777 : 0
  if ((mode & forOthers) === 0) return false
  try {
    chmodSync(folder, 0o700)
    log.warn({ folder, was: mode.toString(8) }, 'DATA_DIR was open to other users: it is 0700 now')
  } catch (error) {
    log.error(
      { folder, mode: mode.toString(8), err: error },
      'DATA_DIR is open to other users and cannot be changed',
    )
  }
  return true
}

/**
 * Makes every file below a folder 0600 and every folder 0700 in the background: those of an earlier version, of a restored
 * backup, or copied by hand. Symbolic links are skipped. Resolves to the number of changes.
 */
export async function makeContentPrivate(folder: string, signal: AbortSignal): Promise<number> {
  if (!hasModes) return 0
  let changed = 0
  for await (const entry of await opendir(folder)) {
    if (signal.aborted) return changed
    const file = path.join(folder, entry.name)
    if (!entry.isFile() && !entry.isDirectory()) continue
    try {
      if (((await lstat(file)).mode & forOthers) !== 0) {
        await chmod(file, entry.isDirectory() ? 0o700 : 0o600)
        changed += 1
      }
      if (entry.isDirectory()) changed += await makeContentPrivate(file, signal)
    } catch (error) {
      // Deleted or renamed meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
  return changed
}

/**
 * Creates a missing file as private. An existing file is not even opened: closing it again would release the locks of this
 * process on it. https://www.sqlite.org/howtocorrupt.html#posix_close_bug
 */
export function makePrivateFile(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
