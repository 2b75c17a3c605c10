import type { Generated, Selectable } from 'kysely'
import type { LanguageTag, Locale } from '../../../contract/locale.ts'
import type { IssueState } from '../../../contract/office/issue-states.ts'

/** The tables of issues of the newsletter. */
export interface IssueTables {
  newsletter_issues: IssueTable
  newsletter_versions: VersionRow
  newsletter_letters: LetterRow
  newsletter_copies: IssueCopyRow
  newsletter_deliveries: DeliveryRow
  newsletter_results: ResultRow
}

interface IssueTable {
  id: string
  state: IssueState
  /** The number of its newest row of `newsletter_versions`. */
  version: number
  /** JSON of `IssueFields`. */
  fields: string
  /** The English subject among them. */
  subject: string
  changed_by: string | null
  changed_at: string
  asked_by: Generated<string | null>
  approved_by: Generated<string | null>
  sent_by: Generated<string | null>
  /** Why it was sent back. */
  note: Generated<string>
  send_at: Generated<string | null>
  /** Counts sendings and stops: a job of an earlier one does nothing. */
  turn: Generated<number>
  /** JSON of `IssueFields` as they are sent and shown in the archive; null: it was never sent. */
  sent_fields: Generated<string | null>
  slug: Generated<string | null>
  /** Only subscribers who had confirmed by then get it. */
  started_at: Generated<string | null>
  /** The id of the last subscriber who was looked at. */
  cursor: Generated<string>
  /** The id of the last reader whose mail was queued again after a stop; null: none is left of these. */
  again: Generated<string | null>
  finished_at: Generated<string | null>
}

/** An issue, as it was saved last. */
export type IssueRow = Selectable<IssueTable>

/** What was saved of an issue, each time. */
interface VersionRow {
  issue_id: string
  version: number
  fields: string
  staff_id: string | null
  at: string
}

/** What the archive lists of an issue, in each language that it was written in. */
interface LetterRow {
  issue_id: string
  iso: LanguageTag
  subject: string
  preheader: string
}

/** What somebody is typing. */
interface IssueCopyRow {
  issue_id: string
  staff_id: string
  /** The version that it began with. */
  version: number
  fields: string
  at: string
}

export type DeliveryOutcome = 'queued' | 'sending' | 'sent' | 'failed' | 'left'

/** A mail of an issue to a reader: at most one. */
interface DeliveryRow {
  issue_id: string
  /** The id of the subscriber. */
  reader_id: string
  locale: Locale
  outcome: DeliveryOutcome
  /** The job that sends it. */
  job: string | null
}

/** How many deliveries of a language have come to what. */
interface ResultRow {
  issue_id: string
  locale: Locale
  queued: number
  sent: Generated<number>
  failed: Generated<number>
  left: Generated<number>
}
