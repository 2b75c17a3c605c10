import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Where a file of the project is, by its place in it. */
export const place = (...parts: string[]): string => join(root, ...parts)

const unfinished = '.part'

/** Writes beside the file and renames, so that whoever looks sees the old bytes or the new ones, never half. */
export async function writeWhole(path: string, bytes: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const part = nameUnfinished(path)
  await writeFile(part, bytes)
  await rename(part, path)
}

/** The name a file has while it is being made; it keeps its ending, which some programs read. */
export function nameUnfinished(path: string): string {
  return join(dirname(path), `${unfinished}-${basename(path)}`)
}

export const isUnfinished = (name: string): boolean => name.startsWith(unfinished)

/** Removes from a folder what is not among the names to keep, unfinished files of an interrupted run included. */
export async function cleanUploadFolder(folder: string, keep: ReadonlySet<string>): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const stale = names.filter(name => !keep.has(name))
  for (const name of stale) await rm(join(folder, name), { recursive: true })
  return stale.length
}

/** The first `length` hexadecimal digits of the SHA-256 of all parts. */
export function digest(length: number, ...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, length)
}
