import type { Settings } from '../../platform/settings.ts'

/** What the office shows and watches of the installation's settings. */
export const installationOf = ({ buildVersion, storage, crawl, backupPath }: Settings) => ({
  version: buildVersion,
  storageFolder: storage.kind === 'folder' ? storage.dir : null,
  ...{ crawl, backupPath },
})
