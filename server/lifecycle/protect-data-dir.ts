import { existsSync } from 'node:fs'
import type { Log } from '../../platform/log.ts'
import { makeContentPrivate, makeFolderPrivate } from '../../platform/private-folder.ts'
import type { Settings } from '../../platform/settings.ts'
import { dataDirFailure } from './start-failure.ts'

/**
 * Takes the data folder, and then one by one the files in it, from other users of the machine. Without the embedded database
 * the folder may be missing. Answers what stops it.
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
      // In a folder that was closed nobody could reach them.
      if (wasOpen) log.warn({ changed }, 'Files in DATA_DIR were open to other users: they are private now')
      else log.info({ changed }, 'Files in DATA_DIR are private now')
    },
    error => log.error({ err: error }, 'The permissions of files in DATA_DIR could not be looked at'),
  )
  return () => ending.abort()
}
