import type { Locale } from '../../../contract/locale.ts'
import type { PictureData } from '../../ui/picture.tsx'
import type { CaptchaCopy } from '../forms/captcha-fields.tsx'
import type { AccountCopy } from './copy/shape.ts'

/** What the log-in and the registration are shown with, in their dialogs and on their pages. */
export interface AccountData {
  readonly locale: Locale
  readonly copy: AccountCopy
  /** What the registration says about its proof, and when there is none to be had. */
  readonly proof: CaptchaCopy & { readonly failed: string }
  readonly artworks: readonly PictureData[]
  /** Where a forgotten password is dealt with: here, or at the gallery service that runs elsewhere. */
  readonly forgotten: string
}
