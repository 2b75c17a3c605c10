import type { Locale } from '../../../../contract/locale.ts'
import type { RequestThread } from '../../../../contract/requests.ts'
import type { SiteRequest } from '../../../request/site-request.ts'

/** One thing that was sent: its label and what was written, a paragraph or an entry of a list each. */
export interface Row {
  readonly label: string
  readonly values: readonly string[]
}

/** The withdrawal of a request, as its confirmation describes it. */
export interface Withdrawal {
  readonly title: string
  readonly text: string
  readonly submit: string
}

/** The data of the thread page about a request, labeled by its kind. */
export interface ThreadView {
  readonly title: string
  /** The labels of every state that the request may have been in. */
  readonly states: Readonly<Record<string, { readonly title: string; readonly text: string }>>
  readonly rows: readonly Row[]
  /** Its sender can write more, with files. */
  readonly takesReplies: boolean
  /** null: it cannot be taken back (any more). */
  readonly withdrawal: Withdrawal | null
  /** The data of the kind's own section, where it has one: see kinds/sections.tsx. */
  readonly own?: unknown
}

/** Makes the view of one kind of request, but for its answers: only loaders call it. */
export type Describe = (thread: RequestThread, site: SiteRequest, locale: Locale) => Omit<ThreadView, 'rows'>
