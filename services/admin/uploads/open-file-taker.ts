import type { Kysely } from 'kysely'
import { systemClock } from '../../../platform/clock.ts'
import type { Log } from '../../../platform/log.ts'
import { createClamav } from '../../../platform/scanner/clamav.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { AdminTables } from '../schema.ts'
import { createUploadFinisher } from './finish-upload.ts'
import { openIncomingFolder } from './incoming/folder.ts'
import { createInspector } from './inspection/inspector.ts'
import { takeFile } from './take-file.ts'
import type { Uploads } from './uploads.ts'

interface FileTakerOptions {
  readonly db: Kysely<AdminTables>
  readonly storage: Storage
  /** The folder of files on their way. */
  readonly folder: string
  /** null: no virus scan. */
  readonly clamavUrl: string | null
  readonly log: Log
}

/** Takes files in as the uploads of a server do, without one. */
export function openFileTaker({ clamavUrl, log, ...options }: FileTakerOptions) {
  const inspector = createInspector({ log })
  const scan = clamavUrl === null ? null : createClamav(clamavUrl)
  const incoming = openIncomingFolder(options.folder)
  const dependencies = { ...options, incoming, inspector, scan, clock: systemClock }
  const finisher = createUploadFinisher(dependencies)
  return {
    takeFile: (file => takeFile(dependencies, finisher, file)) satisfies Uploads['takeFile'],
    close: () => inspector.close(),
  }
}
