import type { Locale } from '../../../contract/locale.ts'
import type { PagePath, Product } from '../../language/link.ts'
import type { FrameCopy } from '../copy/shape.ts'

/** What the main nav and its parts are shown with. */
export interface NavProps {
  readonly copy: FrameCopy
  readonly locale: Locale
  readonly page: PagePath
  readonly product: Product | null
  /** Shown until the session has been asked for. */
  readonly loggedIn: boolean
  readonly positionCount: number
}
