import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Log } from '../../platform/log.ts'
import { findFile, scanFolder } from '../files/known-file.ts'
import { FileUnavailable, sendFile } from '../files/send-file.ts'
import { type Exchange, isRead, type Middleware } from '../http/exchange.ts'
import { refuse } from '../http/refuse.ts'

export interface Folder {
  readonly path: string
  /** The URL path that the folder is mounted at, without a trailing slash; the root by default. */
  readonly mount?: string
  /** Each request looks into the folder, which changes (development) or holds more than is asked for: nothing is in memory. */
  readonly live?: boolean
}

interface FilesOptions {
  readonly log?: Log
  /** Answers 404, uncached, for a file that is missing below one of the folders. */
  readonly missing?: Middleware
}

const retryAfterSeconds = 5
const logEveryMs = 60_000

/**
 * Serves static files with Range and ETag, precompressed (`.br`, `.gz`) where accepted. Below a top-level folder a missing
 * file is a 404 and never a redirect (during a rolling release another process may have it); a file that cannot be opened
 * is a 503.
 */
export function serveFiles(folders: readonly Folder[], options: FilesOptions = {}): Middleware {
  const { log, missing = exchange => refuse(exchange, 404) } = options
  const topLevel = new Set<string>()
  const lookups = folders
    .map(({ path, mount = '', live = false }) => ({ root: resolve(path), mount, live }))
    .filter(({ root }) => existsSync(root))
    .map(({ root, mount, live }) => {
      const below = (address: string) => (address.startsWith(`${mount}/`) ? address.slice(mount.length) : '')
      if (live) return (address: string) => findFile(root, below(address))
      const files = scanFolder(root)
      for (const address of files.keys()) topLevel.add(folderOf(`${mount}${address}`))
      return (address: string) => files.get(below(address))
    })
  topLevel.delete('')
  let loggedAt = Number.NEGATIVE_INFINITY

  async function answer(exchange: Exchange): Promise<boolean> {
    try {
      for (const lookup of lookups) {
        const file = lookup(exchange.path)
        if (file && (await sendFile(exchange, file))) return true
      }
    } catch (error) {
      if (!(error instanceof FileUnavailable)) throw error
      if (performance.now() - loggedAt > logEveryMs) {
        loggedAt = performance.now()
        log?.error({ path: exchange.path, reason: error.message }, 'A file cannot be opened')
      }
      return refuse(exchange, 503, retryAfterSeconds)
    }
    return topLevel.has(folderOf(exchange.path)) ? await missing(exchange) : false
  }
  return exchange => isRead(exchange.request) && exchange.path.includes('.') && answer(exchange)
}

/** The first segment of an address that has more than one, else an empty word. */
function folderOf(address: string): string {
  const end = address.indexOf('/', 1)
  return end === -1 ? '' : address.slice(1, end)
}
