import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { chmod, lstat, opendir } from 'node:fs/promises'
import path from 'node:path'
import type { Log } from './log.ts'

const forOthers = 0o077

/** Windows has no such permissions. */
const hasModes = process.platform !== 'win32'

/**
 * Makes a folder its owner's alone (0700), before anything is opened in it: nobody else reaches what is below, whatever its
 * own permissions are. What was open to others is said in the log; where it cannot be changed that is said, too. Answers
 * whether it was open.
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
 * Makes every file below a folder 0600 and every folder 0700, one after the other while the server serves: those of an
 * earlier version, of a restored backup, or copied by hand. Symbolic links are left alone. Resolves to how many were changed.
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
      // Swept or moved meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
  return changed
}

/**
 * Makes a missing file one that only its owner can read. A file that is there is not even opened: closing it again would
 * release the locks that this process holds on it. https://www.sqlite.org/howtocorrupt.html#posix_close_bug
 */
export function makePrivateFile(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
