import type { Kysely } from 'kysely'
import type { GalleryPeer } from '../../contract/service-calls.ts'
import type { Replica } from '../../platform/database/replica.ts'
import type { HashCost } from '../../platform/passwords.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Dependencies as RequestDependencies } from '../admin/requests/dependencies.ts'
import type { Guard } from '../http/guard.ts'
import type { FindReadOnly } from '../http/read-only.ts'
import type { OfficeLimits } from './limits.ts'
import type { createCollectionSearch } from './media/search-collection.ts'
import type { OfficeTables } from './schema.ts'

type OfRequests = 'origin' | 'mailHost' | 'secret' | 'clock' | 'recipients' | 'finishUploads' | 'eraseFiles'

/** What the health of the installation shows of its settings. */
interface Installation {
  readonly version: string
  /** The folder of the storage; null: an S3 store. */
  readonly storageFolder: string | null
  /** Whether the site is crawled; `own`: pages of ours alone. */
  readonly crawl: 'on' | 'own' | 'off'
  /** A file that backups touch, or the folder where they lie; null: none is watched. */
  readonly backupPath: string | null
  /** The path is the default: while nothing lies there, no backup is expected. */
  readonly isBackupOptional?: boolean
}

/** Dependencies of the office's operations; those of the operations on requests are among them. */
export interface OfficeDependencies extends Pick<RequestDependencies, OfRequests> {
  readonly db: Kysely<OfficeTables>
  readonly guard: Guard<keyof OfficeLimits>
  /** The gallery service, which keeps accounts. */
  readonly gallery: GalleryPeer
  /** The storage of attachments. */
  readonly storage: Storage
  readonly installation: Installation
  /** The folder of the content's files, for exports. */
  readonly contentFolder: string
  /** Paths of the site's pages, without a language, besides those in the database. */
  readonly pages: ReadonlySet<string>
  /** Searches the pictures that the site brings with it. */
  readonly searchCollection: ReturnType<typeof createCollectionSearch>
  /** A copy of the database for heavy lists; null, or left out: there is none. */
  readonly replica?: Pick<Replica<OfficeTables>, 'db' | 'lagMs' | 'isFresh' | 'fail'> | null
  /** Whether nothing may be stored; it may, where it is left out. */
  readonly readOnly?: FindReadOnly | undefined
  /** The cost of password hashes; the current one by default. */
  readonly passwordCost?: HashCost | undefined
}
