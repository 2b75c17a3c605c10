import { existsSync } from 'node:fs'
import type { Log } from '../../platform/log.ts'
import { makeContentPrivate, makeFolderPrivate } from '../../platform/private-folder.ts'
import type { Settings } from '../../platform/settings.ts'
import { dataDirFailure } from './start-failure.ts'

/**
 * Removes the permissions of other users from the data folder, and then from each file in it. Without the embedded database
 * the folder may be missing. Returns a function that stops it.
 */
export function protectDataDir({ dataDir, database }: Settings, log: Log): () => void {
  if (database.kind !== 'embedded' && !existsSync(dataDir)) return () => {}
  let wasOpen: boolean
  try {
    wasOpen = makeFolderPrivate(dataDir, log)
  } catch (error) {
    throw dataDirFailure(error, dataDir)
  }
  const ending = new AbortController()
  makeContentPrivate(dataDir, ending.signal).then(
    changed => {
      if (changed === 0) return
      // A private folder hides its files, whatever their own permissions.
      if (wasOpen) log.warn({ changed }, 'Files in DATA_DIR were open to other users: they are private now')
      else log.info({ changed }, 'Files in DATA_DIR are private now')
    },
    error => log.error({ err: error }, 'File permissions in DATA_DIR could not be checked'),
  )
  return () => ending.abort()
}
