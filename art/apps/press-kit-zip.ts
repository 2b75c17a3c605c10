import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { zipSync } from 'fflate'

interface ZippedFile {
  /** Its name in the archive. */
  readonly name: string
  readonly path: string
}

/** The earliest that the format can write, in whatever time zone: the same files are the same bytes on every machine. */
const noDate = new Date(1980, 0, 1)

/** An archive of the files, stored as they are: pictures do not get smaller. */
export async function zipPressKit(files: readonly ZippedFile[]): Promise<Uint8Array> {
  const entries = await Promise.all(
    files.map(async ({ name, path }) => [name, new Uint8Array(await readFile(path))] as const),
  )
  return zipSync(Object.fromEntries(entries), { level: 0, mtime: noDate })
}

export const checksumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
