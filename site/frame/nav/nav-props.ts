import type { Locale } from '../../../contract/locale.ts'
import type { PagePath, Product } from '../../language/link.ts'
import type { FrameCopy } from '../copy/en.ts'
import type { FrameData } from '../frame-data.ts'

/** Props of the main nav and its parts. */
export interface NavProps {
  readonly copy: FrameCopy
  readonly locale: Locale
  readonly page: PagePath
  readonly product: Product | null
  /** The session hint, used until the session has loaded. */
  readonly loggedIn: boolean
  readonly positions: FrameData['positions']
}
