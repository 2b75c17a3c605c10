import type { RequestListener } from 'node:http'
import type { Limits } from '../platform/limits/limits.ts'
import type { Locks } from '../platform/locks/locks.ts'
import type { Log } from '../platform/log.ts'
import type { HashCost } from '../platform/passwords.ts'
import type { Settings } from '../platform/settings.ts'
import type { Secrets } from '../platform/signature.ts'
import type { AdminLimits } from '../services/admin/limits.ts'
import type { GalleryLimits } from '../services/gallery/limits.ts'
import type { RecipientLimits } from '../services/mail/recipient-limit.ts'
import type { OfficeLimits } from '../services/office/limits.ts'
import type { VisitorLimits } from './http/visitor-limits.ts'
import type { Folder } from './middleware/serve-files.ts'
import type { OfficeRenderer } from './pages/render-office.ts'
import type { Renderer } from './pages/render-page.ts'

/** A process among several on one port, whose supervisor holds the data folder. */
interface WorkerOptions {
  /** 1 and up. */
  readonly number: number
  /** Whether this one migrates the database and imports the content. */
  readonly preparesDatabase: boolean
  readonly secret: Secrets
  readonly limits: Limits
  readonly locks: Locks
}

/** The staff's application: how it renders, and its scripts and style sheets. */
export interface OfficeApplication {
  readonly render: OfficeRenderer
  readonly folders: readonly Folder[]
}

export interface StartOptions {
  readonly settings: Settings
  readonly log: Log
  /** null: pages are served elsewhere, and this process does jobs alone. */
  readonly render: Renderer | null
  /** Without it there are no screens of the office. */
  readonly officeApplication?: OfficeApplication
  readonly contentFolder: string
  /** By default this process is the only one. */
  readonly worker?: WorkerOptions
  readonly folders: readonly Folder[]
  /** The folder of the service worker, where there is one. */
  readonly workerFolder?: string
  readonly development?: boolean
  readonly pseudo?: boolean
  /** false: no page cache. */
  readonly keepPages?: boolean
  /** false: cached pages are not compressed at the highest level, which takes a tenth of a second each. */
  readonly compressesWell?: boolean
  /** false: the status is not measured. */
  readonly watchesStatus?: boolean
  /** false: no sharing pictures for articles and positions. */
  readonly sharingPictures?: boolean
  /** Rate limits that differ from the defaults. */
  readonly allowed?: Partial<GalleryLimits & AdminLimits & OfficeLimits & RecipientLimits & VisitorLimits>
  /** What a hash of a password costs, where it differs from the default. */
  readonly passwordCost?: HashCost
  /** Wraps the request listener: development tools. */
  readonly around?: (site: RequestListener) => RequestListener
}
