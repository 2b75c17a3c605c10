import { closeSync, fstatSync, openSync } from 'node:fs'
import { openFileBytes, Unreadable } from '../location-metadata/file-bytes.ts'
import { removeLocation } from '../location-metadata/remove-location.ts'
import { sniffType } from '../sniff.ts'

/** The result of an inspection: the media type, with the location removed, or a reason for refusal. */
export type Inspection = { readonly type: string } | { readonly refused: 'type' | 'unreadable' }

/**
 * Checks that a file is of the type of its name, and removes the location from a picture in place. Reads synchronously,
 * so it runs in a child process. Idempotent. Throws file system errors.
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
