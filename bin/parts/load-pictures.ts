import { join } from 'node:path'
import { createLog } from '../../platform/log.ts'
import { readSettings } from '../../platform/settings.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { importMedia } from '../../services/admin/media/folder/import-media.ts'
import { openFileTaker } from '../../services/admin/uploads/open-file-taker.ts'

type Db = Parameters<typeof openFileTaker>[0]['db']

/** Brings the pictures of a content folder into the library; the number of those that there was something to say about. */
export async function loadPictures(db: Db, storage: Storage, folder: string): Promise<number> {
  const { dataDir, clamavUrl } = readSettings(process.env)
  const log = createLog('silent')
  const taker = openFileTaker({ db, storage, folder: join(dataDir, 'uploads'), clamavUrl, log })
  try {
    const { takeFile } = taker
    const { written, conflicts, faults } = await importMedia({ db, storage, takeFile }, folder)
    for (const path of written) console.log(`content: loaded ${path}; a server makes its sizes`)
    for (const { path, part } of conflicts)
      console.log(`content: not loaded, staff have changed it too: ${path} ${part}`)
    for (const fault of faults) console.error(fault)
    if (faults.length > 0) throw new Error(`content: ${faults.length} pictures could not be taken in`)
    return written.length + conflicts.length
  } finally {
    await taker.close()
  }
}
