import type { Locale } from '../../contract/locale.ts'
import type { AnnouncementsData } from './announcement/load-announcements.ts'
import type { BannerCopy } from './copy/banner.ts'
import type { FrameCopy } from './copy/en.ts'
import type { PreviewFacts } from './preview/describe-preview.ts'

/** The configuration of scripts in the browser. */
interface FrameConfig {
  readonly analytics: { readonly scriptUrl: string; readonly site: string } | null
  /** Whether pages are cached for offline reading. */
  readonly serviceWorker: boolean
}

/** The data that the root loader returns. */
export interface FrameData {
  readonly locale: Locale
  readonly copy: FrameCopy
  readonly offer: { readonly locale: Locale; readonly copy: BannerCopy } | null
  /** What a preview says of itself; null on a public page. */
  readonly preview: PreviewFacts | null
  /** The session hint cookie is present. */
  readonly loggedIn: boolean
  /** The open positions; `label` says their number in a sentence. */
  readonly positions: { readonly count: number; readonly label: string }
  /** Left out where nothing is announced. */
  readonly announcements?: AnnouncementsData
  readonly config: FrameConfig
}
