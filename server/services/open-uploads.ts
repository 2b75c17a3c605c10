import { join } from 'node:path'
import { deleteTemporaryFiles } from '../../platform/delete-temporary-files.ts'
import { createInspector } from '../../services/admin/uploads/inspection/inspector.ts'
import { createUploads, type Uploads } from '../../services/admin/uploads/uploads.ts'
import { startDataFolderCleanup } from '../lifecycle/clean-data-folder.ts'
import type { Resources } from '../lifecycle/open-resources.ts'
import type { StartOptions } from '../start-options.ts'

/** Opens the uploads of this process, and the hourly cleanup of its data folder. */
export function openUploads(
  { settings, log, allowed }: StartOptions,
  { database, storage, limits, locks, secret, serviceSecret }: Resources,
  closing: AsyncDisposableStack,
): Uploads {
  const { origin, dataDir, clamavUrl } = settings
  if (clamavUrl === null && origin.startsWith('https:'))
    log.warn('Attachments are not scanned: CLAMAV_URL is not set')
  const inspector = createInspector({ log })
  closing.defer(() => inspector.close())
  const uploads = createUploads({
    ...{ db: database.db, storage, limits, locks, inspector, log, clamavUrl, origin, secret, serviceSecret },
    folder: join(dataDir, 'uploads'),
    growInStorage: settings.storage.kind === 's3',
    ...(allowed && { allowed }),
  })
  const cleanUp = async () => {
    await uploads.cleanUploadFolder()
    const files = await deleteTemporaryFiles(dataDir, new Date())
    if (files > 0) log.info({ files }, 'Temporary files of a killed process were removed')
  }
  closing.defer(startDataFolderCleanup(cleanUp, log))
  return uploads
}
