import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Exchange, isRead, type Step } from '../exchange.ts'
import { findFile, scanFolder } from '../files/known-file.ts'
import { sendFile } from '../files/send-file.ts'

export interface Folder {
  readonly path: string
  /** The folder changes while we run (development): it is looked into each time. */
  readonly live?: boolean
}

/** Static files, with the `.br` and `.gz` beside them where the visitor takes those, ranges and ETags. */
export function serveFiles(folders: readonly Folder[]): Step {
  const lookups = folders
    .map(({ path, live = false }) => ({ root: resolve(path), live }))
    .filter(({ root }) => existsSync(root))
    .map(({ root, live }) => {
      if (live) return (address: string) => findFile(root, address)
      const files = scanFolder(root)
      return (address: string) => files.get(address)
    })
  async function find(exchange: Exchange): Promise<boolean> {
    for (const lookup of lookups) {
      const file = lookup(exchange.path)
      if (file && (await sendFile(exchange, file))) return true
    }
    return false
  }
  return exchange => isRead(exchange.request) && exchange.path.includes('.') && find(exchange)
}
