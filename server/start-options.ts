import type { RequestListener } from 'node:http'
import type { Log } from '../platform/log.ts'
import type { Settings } from '../platform/settings.ts'
import type { AdminLimits } from '../services/admin/limits.ts'
import type { GalleryLimits } from '../services/gallery/limits.ts'
import type { RecipientLimits } from '../services/mail/recipient-limit.ts'
import type { VisitorLimits } from './http/visitor-limits.ts'
import type { Folder } from './middleware/serve-files.ts'
import type { Renderer } from './pages/render-page.ts'

export interface StartOptions {
  readonly settings: Settings
  readonly log: Log
  readonly render: Renderer
  readonly contentFolder: string
  readonly folders: readonly Folder[]
  /** The folder of the service worker, where there is one. */
  readonly workerFolder?: string
  readonly development?: boolean
  readonly pseudo?: boolean
  /** false: no page cache. */
  readonly keepPages?: boolean
  /** false: no sharing pictures for articles and positions. */
  readonly sharingPictures?: boolean
  /** Rate limits that differ from the defaults. */
  readonly allowed?: Partial<GalleryLimits & AdminLimits & RecipientLimits & VisitorLimits>
  /** Wraps the request listener: development tools. */
  readonly around?: (site: RequestListener) => RequestListener
}
