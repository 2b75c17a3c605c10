import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makePrivateFile } from '../private-folder.ts'

/** Another process uses the same data folder. The message is one line. */
export class DataDirInUse extends Error {
  override name = 'DataDirInUse'
}

export type DataDirLock = { release(): void }

// An unreferenced lock would be closed, and so released, by the garbage collector.
const held = new Set<DatabaseSync>()

/**
 * Locks the data folder until `release` or the end of the process: the lock is on a database file, and the kernel releases
 * it even after kill -9. Throws DataDirInUse when another process (or this one) holds it. A missing folder is created.
 */
export function lockDataDir(dir: string): DataDirLock {
  const file = path.join(dir, 'lock.db')
  makePrivateFile(file)
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    // Nothing is written to it: a full disk has no room for a journal.
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new DataDirInUse(
      `DATA_DIR ${dir} is in use by another process: stop that one, choose another DATA_DIR, or set DATABASE_URL.`,
      { cause: error },
    )
  }
  held.add(lock)
  return {
    release() {
      if (held.delete(lock)) lock.close()
    },
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5
}
