import type { StorageSetting } from '../settings.ts'
import { openFolderStorage } from './folder.ts'
import { openS3Storage } from './s3.ts'
import type { Storage } from './storage.ts'

/** The storage of the settings; nothing is opened before its first use. */
export function openStorage(setting: StorageSetting): Storage {
  return setting.kind === 's3' ? openS3Storage(setting) : openFolderStorage(setting.dir)
}
