import { closeSync, fstatSync, openSync } from 'node:fs'
import { openFileBytes, Unreadable } from '../location-metadata/file-bytes.ts'
import { removeLocation } from '../location-metadata/remove-location.ts'
import { sniffType } from '../sniff.ts'

/** What came of a file: its media type, its position removed; or why it is not taken. */
export type Inspection = { readonly type: string } | { readonly refused: 'type' | 'unreadable' }

/**
 * Looks at the bytes of a file whose name says what it should be, and takes the position out of a picture, in place. Blocks while
 * it reads, so it belongs into a process of its own. Safe to repeat. Throws what the file system throws.
 */
export async function inspectFile(path: string, name: string): Promise<Inspection> {
  const fd = openSync(path, 'r+')
  try {
    const file = openFileBytes(fd, fstatSync(fd).size)
    const type = await sniffType(file, name)
    if (type === null) return { refused: 'type' }
    removeLocation(file, type)
    return { type }
  } catch (error) {
    if (error instanceof Unreadable) return { refused: 'unreadable' }
    throw error
  } finally {
    closeSync(fd)
  }
}
