import { readdirSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { isHashedPath } from '../../site/paths/asset-path.ts'
import type { Encoding } from '../pages/encodings.ts'
import { mediaTypeOf } from './media-types.ts'

/** One representation of a file: itself, or the `.br` or `.gz` beside it. */
export interface FileForm {
  readonly path: string
  readonly size: number
  readonly etag: string
}

/** A file that may be served. */
export interface KnownFile {
  readonly headers: Readonly<Record<string, string>>
  readonly lastModified: string
  readonly forms: Readonly<Partial<Record<Encoding, FileForm>>> & { readonly identity: FileForm }
}

const besides = { br: '.br', gzip: '.gz' } as const

/** Every file below `root` by its URL path. */
export function scanFolder(root: string): Map<string, KnownFile> {
  const files = new Map<string, KnownFile>()
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const isBeside = Object.values(besides).some(end => entry.name.endsWith(end))
    if (!entry.isFile() || isBeside || entry.name.startsWith('.')) continue
    const address = `/${path.slice(root.length + 1).replaceAll(sep, '/')}`
    const file = findFile(root, address)
    if (file) files.set(address, file)
  }
  return files
}

/** The file at a URL path below `root`. */
export function findFile(root: string, address: string): KnownFile | undefined {
  const path = join(root, address)
  if (!path.startsWith(root + sep)) return undefined
  const identity = findForm(path, '')
  if (!identity) return undefined
  const br = findForm(`${path}${besides.br}`, '-br')
  const gzip = findForm(`${path}${besides.gzip}`, '-gzip')
  return {
    headers: {
      'Content-Type': mediaTypeOf(address),
      'Cache-Control': isHashedPath(address) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      'Accept-Ranges': 'bytes',
      ...((br || gzip) && { Vary: 'Accept-Encoding' }),
    },
    lastModified: statSync(path).mtime.toUTCString(),
    forms: { identity, ...(br && { br }), ...(gzip && { gzip }) },
  }
}

function findForm(path: string, mark: string): FileForm | undefined {
  const facts = statSync(path, { throwIfNoEntry: false })
  if (!facts?.isFile()) return undefined
  const etag = `"${facts.size.toString(36)}-${Math.trunc(facts.mtimeMs).toString(36)}${mark}"`
  return { path, size: facts.size, etag }
}
