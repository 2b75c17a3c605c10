import { closeSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { openFileBytes, Unreadable } from './file-bytes.ts'
import { location, type PrivateData } from './private-data.ts'
import { removeLocation } from './remove-location.ts'

/**
 * A file that takes one picture after the other: the processed bytes, or `refused` for `Unreadable`, the only accepted
 * error.
 */
export function openScratchFile(folder: string) {
  const fd = openSync(join(folder, 'scratch'), 'w+')
  return {
    without(type: string, picture: Uint8Array, what: PrivateData = location): Buffer | 'refused' {
      ftruncateSync(fd, 0)
      writeSync(fd, picture, 0, picture.length, 0)
      try {
        removeLocation(openFileBytes(fd, picture.length), type, what)
      } catch (error) {
        if (error instanceof Unreadable) return 'refused'
        throw error
      }
      const left = Buffer.alloc(picture.length)
      readSync(fd, left, 0, left.length, 0)
      return left
    },
    close: () => closeSync(fd),
  }
}
