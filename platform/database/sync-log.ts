import fs from 'node:fs'
import { open } from 'node:fs/promises'
import { promisify } from 'node:util'

const fdatasync = promisify((fd: number, done: (error: Error | null) => void) => fs.fdatasync(fd, done))

/** Brings the write-ahead log to the disk, in a thread of libuv's pool. */
interface LogSync {
  /** Resolves when everything that was written before the call is on the disk; calls meanwhile share one sync. */
  sync(): Promise<void>
  close(): Promise<void>
}

/** The sync of the log of an embedded database. SQLite's own would block the event loop at each commit. */
export function openLogSync(file: string): LogSync {
  let opened: Promise<fs.promises.FileHandle> | undefined
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  async function run() {
    opened ??= open(`${file}-wal`, 'r+')
    opened.catch(() => {
      opened = undefined
    })
    await fdatasync((await opened).fd)
  }
  return {
    sync() {
      next ??= running.then(() => {
        const begun = run()
        running = begun.catch(() => {})
        next = undefined
        return begun
      })
      return next
    },
    async close() {
      await running
      await (await opened?.catch(() => undefined))?.close()
      opened = undefined
    },
  }
}
