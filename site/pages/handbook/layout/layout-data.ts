import type { LanguageTag, Locale } from '../../../../contract/locale.ts'
import type { PagePath } from '../../../language/link.ts'
import type { HandbookCopy } from '../copy/en.ts'

export interface VersionChoice {
  readonly slug: string
  readonly title: string
  readonly href: string
}

/** The addresses of the handbook search, for a form and for `fetch`. */
export interface SearchPaths {
  readonly action: string
  readonly api: string
  readonly lang: LanguageTag
}

/** The layout data of a handbook page. */
export interface LayoutData {
  readonly locale: Locale
  readonly origin: string
  /** The mode that the server rendered; a later choice is in the cookie. */
  readonly lightMode: boolean
  readonly product: string
  readonly version: { readonly slug: string; readonly title: string }
  /** The contents page of the version, and its localized address. */
  readonly page: PagePath
  readonly start: string
  /** The versions, latest first, each with the counterpart of this page. */
  readonly versions: readonly VersionChoice[]
  /** Null on the latest version. */
  readonly latest: VersionChoice | null
  readonly searchPaths: SearchPaths
  readonly copy: Pick<HandbookCopy, 'layout' | 'search'>
}
