import { join } from 'node:path'
import type { Settings } from '../../platform/settings.ts'

/** What the office shows and watches of the installation's settings. */
export const installationOf = ({ buildVersion, storage, crawl, dataDir, backupPath }: Settings) => ({
  version: buildVersion,
  storageFolder: storage.kind === 'folder' ? storage.dir : null,
  crawl,
  // Where `npm run backup` writes to.
  backupPath: backupPath ?? join(dataDir, 'backups'),
  isBackupOptional: backupPath === null,
})
