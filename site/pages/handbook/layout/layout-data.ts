import type { LanguageTag, Locale } from '../../../../contract/locale.ts'
import type { PagePath } from '../../../language/link.ts'
import type { HandbookCopy } from '../copy/shape.ts'

export interface VersionChoice {
  readonly slug: string
  readonly title: string
  readonly href: string
}

/** Where a handbook is asked: by a form, and by a script. */
export interface QuestionPlace {
  readonly action: string
  readonly api: string
  readonly lang: LanguageTag
}

/** What stands around every page of one handbook. */
export interface LayoutData {
  readonly locale: Locale
  readonly origin: string
  /** As the page was served: what the visitor chose since stands in the cookie. */
  readonly lightMode: boolean
  readonly product: string
  readonly version: { readonly slug: string; readonly title: string }
  /** The version's own page, and its address in the language of the page. */
  readonly page: PagePath
  readonly start: string
  /** The latest first, each with the place that corresponds to this one. */
  readonly versions: readonly VersionChoice[]
  /** null on the latest version. */
  readonly latest: VersionChoice | null
  readonly question: QuestionPlace
  readonly copy: Pick<HandbookCopy, 'room' | 'search'>
}
