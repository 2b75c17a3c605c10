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

/** Says what of the database, the secret and the data folder does not belong together, and when the disk is full. */
export async function checkStart(
  { db }: Database<Tables>,
  options: InstallationOptions,
  health: Health,
): Promise<void> {
  await checkSpace(options.dataDir, health)
  try {
    for (const mismatch of await checkInstallation(db, options)) health.note(sentences[mismatch])
  } catch (error) {
    // What could not be written on a full disk is written at the next start.
    if (!(error instanceof DatabaseUnavailable) || error.fault !== 'full') throw error
  }
}

/** Less than this, in bytes, is worth a line: one upload may have 100 MB. */
const littleSpace = 200 * 1024 * 1024

/** Reports a disk that is full or nearly so. A disk that cannot be asked is none of its business. */
export async function checkSpace(dataDir: string, health: Health): Promise<void> {
  const disk = await statfs(dataDir).catch(() => null)
  if (disk === null) return
  const free = disk.bavail * disk.bsize
  if (free < littleSpace) health.report('The disk of DATA_DIR is full, or nearly: less than 200 MB are left.')
}

/** Time for the first visitors, in ms. */
const pauseMs = 1000

/** Looks through the pages of an embedded database once, a second after the start. */
export function watchPages(setting: DatabaseSetting, health: Health, log: Log): { stop(): void } {
  const ending = new AbortController()
  if (setting.kind !== 'embedded') return { stop: () => {} }
  const { file } = setting
  const timer = setTimeout(async () => {
    try {
      const found = await checkPages(file, ending.signal)
      if (found !== null) health.onDatabaseFault(new DatabaseUnavailable('damaged', found.split('\n').at(-1)))
    } catch (error) {
      if (!ending.signal.aborted)
        log.warn({ reason: String(error) }, 'The database could not be looked through')
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
