import { closeSync, fstatSync, openSync } from 'node:fs'
import { openFileBytes, Unreadable } from '../../uploads/location-metadata/file-bytes.ts'
import { placeAndDevice } from '../../uploads/location-metadata/private-data.ts'
import { removeLocation } from '../../uploads/location-metadata/remove-location.ts'
import { Unusable } from './decode.ts'

/** Removes from a file, in place, where and with whose device it was made. Throws `Unusable` where it may remain. */
export function removePrivate(path: string, type: string): void {
  const fd = openSync(path, 'r+')
  try {
    removeLocation(openFileBytes(fd, fstatSync(fd).size), type, placeAndDevice)
  } catch (error) {
    throw error instanceof Unreadable ? new Unusable('unreadable', error.message) : error
  } finally {
    closeSync(fd)
  }
}
