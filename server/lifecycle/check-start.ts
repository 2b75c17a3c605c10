import { statfs } from 'node:fs/promises'
import { checkPages } from '../../platform/database/check-pages.ts'
import type { Database } from '../../platform/database/database.ts'
import { DatabaseUnavailable } from '../../platform/database/unavailable.ts'
import {
  checkInstallation,
  type InstallationOptions,
  type Mismatch,
} from '../../platform/installation/check-installation.ts'
import type { Log } from '../../platform/log.ts'
import type { DatabaseSetting } from '../../platform/settings.ts'
import type { Tables } from '../services/tables.ts'
import type { Health } from './health.ts'

const accept = 'put the right one back, or accept this one (docs/operations.md, "At the start")'
const sentences: Readonly<Record<Mismatch, string>> = {
  database: `The database is another one than DATA_DIR was used with: it was emptied or exchanged. Stop the site and ${accept}.`,
  secret: `SECRET is another one than this database was used with: it was lost or changed, and links that were given out do not open. Stop the site and ${accept}.`,
  marker:
    'The file DATA_DIR/installation cannot be written: the next start cannot tell this database from another.',
}

/** Reports a database, secret and data folder of different installations, and a full disk. */
export async function checkStart(
  { db }: Database<Tables>,
  options: InstallationOptions,
  health: Health,
): Promise<void> {
  await checkSpace(options.dataDir, health)
  try {
    for (const mismatch of await checkInstallation(db, options)) health.note(sentences[mismatch])
  } catch (error) {
    // A full disk leaves the write to the next start.
    if (!(error instanceof DatabaseUnavailable) || error.fault !== 'full') throw error
  }
}

/** Free space, in bytes, below which the disk is reported: one upload may have 100 MB. */
const littleSpace = 200 * 1024 * 1024

/** Reports a disk that is full or nearly so; a disk that cannot be read is ignored. */
export async function checkSpace(dataDir: string, health: Health): Promise<void> {
  const disk = await statfs(dataDir).catch(() => null)
  if (disk === null) return
  const free = disk.bavail * disk.bsize
  if (free < littleSpace) health.report('The disk of DATA_DIR is full, or nearly: less than 200 MB are left.')
}

/** The pause after the start, in ms: the first requests come first. */
const pauseMs = 1000

/** Checks the pages of an embedded database once, a second after the start. */
export function watchPages(setting: DatabaseSetting, health: Health, log: Log): { stop(): void } {
  const ending = new AbortController()
  if (setting.kind !== 'embedded') return { stop: () => {} }
  const { file } = setting
  const timer = setTimeout(async () => {
    try {
      const found = await checkPages(file, ending.signal)
      if (found !== null) health.onDatabaseFault(new DatabaseUnavailable('damaged', found.split('\n').at(-1)))
    } catch (error) {
      if (!ending.signal.aborted) log.warn({ reason: String(error) }, 'Database check failed')
    }
  }, pauseMs)
  timer.unref()
  return {
    stop() {
      clearTimeout(timer)
      ending.abort()
    },
  }
}
