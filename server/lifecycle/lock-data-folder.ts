import { type DataDirLock, lockDataDir } from '../../platform/database/data-dir-lock.ts'
import type { Log } from '../../platform/log.ts'
import type { Settings } from '../../platform/settings.ts'
import { protectDataDir } from './protect-data-dir.ts'
import { dataDirFailure } from './start-failure.ts'

/** Makes the data folder private, and locks it for the embedded database. Throws `DataDirInUse` or `StartFailure`. */
export function lockDataFolder(settings: Settings, log: Log, closing: AsyncDisposableStack): void {
  closing.defer(protectDataDir(settings, log))
  if (settings.database.kind !== 'embedded') return
  const lock = lockOrFail(settings.dataDir)
  closing.defer(() => lock.release())
}

function lockOrFail(dataDir: string): DataDirLock {
  try {
    return lockDataDir(dataDir)
  } catch (error) {
    throw dataDirFailure(error, dataDir)
  }
}
