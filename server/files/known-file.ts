import { readdirSync, type Stats, statSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
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

/** Whether a file may be asked for by its name: not one that is being written, nor one beside another. */
const isServed = (name: string) =>
  !name.startsWith('.') && !Object.values(besides).some(end => name.endsWith(end))

/** Every file below `root` by its URL path. */
export function scanFolder(root: string): Map<string, KnownFile> {
  const files = new Map<string, KnownFile>()
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !isServed(entry.name)) continue
    const address = `/${path.slice(root.length + 1).replaceAll(sep, '/')}`
    const file = findFile(root, address)
    if (file) files.set(address, file)
  }
  return files
}

/** The file at a URL path below `root`. */
export function findFile(root: string, address: string): KnownFile | undefined {
  const path = join(root, address)
  if (!path.startsWith(root + sep) || !isServed(basename(path))) return undefined
  const facts = factsOf(path)
  if (!facts) return undefined
  const br = findForm(`${path}${besides.br}`, '-br')
  const gzip = findForm(`${path}${besides.gzip}`, '-gzip')
  return {
    headers: {
      'Content-Type': mediaTypeOf(address),
      'Cache-Control': isHashedPath(address) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      'Accept-Ranges': 'bytes',
      ...((br || gzip) && { Vary: 'Accept-Encoding' }),
    },
    lastModified: facts.mtime.toUTCString(),
    forms: { identity: formOf(path, facts, ''), ...(br && { br }), ...(gzip && { gzip }) },
  }
}

function findForm(path: string, mark: string): FileForm | undefined {
  const facts = factsOf(path)
  return facts && formOf(path, facts, mark)
}

function formOf(path: string, { size, mtimeMs }: Stats, mark: string): FileForm {
  return { path, size, etag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}${mark}"` }
}

/** Of a file; undefined where there is none, or none can be: a name that is asked for may be too long to be one. */
function factsOf(path: string): Stats | undefined {
  try {
    const facts = statSync(path, { throwIfNoEntry: false })
    return facts?.isFile() ? facts : undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENAMETOOLONG') return undefined
    throw error
  }
}
