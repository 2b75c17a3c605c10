import { StorageUnavailable } from '../../platform/storage/storage.ts'
import { importMedia } from '../../services/admin/media/folder/import-media.ts'
import type { Uploads } from '../../services/admin/uploads/uploads.ts'
import type { StartOptions } from '../start-options.ts'
import type { Resources } from './open-resources.ts'

/** Brings the pictures of the content folder into the library. One that cannot be taken in is left for the next start. */
export async function loadPictures(
  { contentFolder, log }: StartOptions,
  { database: { db }, storage, loadsContent }: Resources,
  { takeFile }: Pick<Uploads, 'takeFile'>,
): Promise<void> {
  if (!loadsContent) return
  try {
    const { written, conflicts, faults } = await importMedia({ db, storage, takeFile }, contentFolder)
    if (written.length > 0) log.info({ pictures: written.length }, 'Pictures loaded')
    if (conflicts.length > 0) {
      const parts = conflicts.map(({ path, part }) => `${path} ${part}`)
      log.warn({ parts }, 'Pictures were not loaded: staff have changed them too')
    }
    for (const reason of faults) log.error({ reason }, 'A picture was not loaded')
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error
    log.error({ reason: error.message }, 'The pictures were not loaded: the storage is unavailable')
  }
}
