import type { Locale } from '../../contract/locale.ts'
import type { BannerCopy } from './copy/banner.ts'
import type { FrameCopy } from './copy/shape.ts'

/** What scripts in the browser go by. */
export interface FrameConfig {
  readonly analytics: { readonly scriptUrl: string; readonly site: string } | null
  /** Pages are kept for when there is no network. */
  readonly serviceWorker: boolean
}

/** What the root's loader gives to the frame. */
export interface FrameData {
  readonly locale: Locale
  readonly copy: FrameCopy
  readonly offer: { readonly locale: Locale; readonly copy: BannerCopy } | null
  /** The hint of a session came with the request. */
  readonly loggedIn: boolean
  readonly positionCount: number
  readonly config: FrameConfig
}
