import type { LanguageTag, Locale } from '../../contract/locale.ts'
import type { RequestKind } from '../../contract/requests.ts'
import type { UploadReason, UploadState } from '../../contract/uploads.ts'
import type { JobTables } from '../../platform/jobs/tables.ts'

/** The admin service's tables. Times are ISO 8601 strings in UTC, dates `YYYY-MM-DD`. */
export interface AdminTables extends JobTables {
  prices: PriceRow
  terms: TermRow
  positions: PositionRow
  position_texts: PositionTextRow
  articles: ArticleRow
  article_texts: ArticleTextRow
  legal_documents: LegalDocumentRow
  handbook_pages: HandbookPageRow
  handbook_places: HandbookPlaceRow
  handbook_texts: HandbookTextRow
  handbook_ratings: HandbookRatingRow
  sharing_pictures: SharingPictureRow
  counts: CountRow
  uploads: UploadRow
  content_sources: ContentSourceRow
  content_revision: ContentRevisionRow
  requests: RequestRow
  request_events: RequestEventRow
  drafts: DraftRow
  licences: LicenceRow
  spent_proofs: SpentProofRow
  subscribers: SubscriberRow
  suppressions: SuppressionRow
  newsletter_issues: NewsletterIssueRow
}

export interface PriceRow {
  product: 'procreate' | 'pocket' | 'dreams'
  iso: LanguageTag
  formatted_price: string
  currency: string
}

/** Terms of the vocabularies: article categories, and the vocabularies of positions. */
interface TermRow {
  kind: TermKind
  id: string
  iso: LanguageTag
  title: string
  sort: number
}
export type TermKind = 'category' | 'type' | 'team' | 'location' | 'workplace'

export interface PositionRow {
  id: string
  slug: string
  type: string
  team: string
  location: string
  workplace: string
  salary_min: number | null
  salary_max: number | null
  currency: string | null
  opened_on: string
  closed_on: string | null
}

interface PositionTextRow {
  position_id: string
  iso: LanguageTag
  title: string
  description: string
  body: string
}

interface ArticleRow {
  id: string
  year: number
  slug: string
  date: string
  category: string
  cover: string
  featured: 0 | 1
  sample: 0 | 1
}

interface ArticleTextRow {
  article_id: string
  iso: LanguageTag
  title: string
  intro: string
  body: string
  read_time: number
}

export interface LegalDocumentRow {
  slug: string
  iso: LanguageTag
  title: string
  description: string
  effective: string
  body: string
  /** The facts about the operator in the imprint, as JSON; null for other documents. */
  facts: string | null
}

/** A page of a handbook, in any number of versions. */
interface HandbookPageRow {
  id: string
  product: string
  /** The full path below a version, `layers/masks`. */
  path: string
  /** Empty, or the newest version of this variant of the page. */
  variant: string
  /** Its order among its siblings. */
  sort: number
}

/** The place of a page in a version, under a path that is unique there. */
interface HandbookPlaceRow {
  group_version: string
  path: string
  page_id: string
}

interface HandbookTextRow {
  page_id: string
  iso: LanguageTag
  title: string
  description: string
  body: string
}

/** A reader's rating of a page, without name and address. */
export interface HandbookRatingRow {
  id: string
  group_version: string
  path: string
  iso: LanguageTag
  helpful: 0 | 1
  comment: string | null
  created_at: string
}

interface SharingPictureRow {
  /** Its path: `insight/2026/one-leaf`. */
  subject: string
  iso: LanguageTag
  /** The name of the file. */
  name: string
}

/** Counts by day, without data of individual visitors. */
export interface CountRow {
  day: string
  kind: 'page' | 'goal'
  /** The path of a page without its locale, or the name of a goal. */
  name: string
  iso: LanguageTag
  /** The scroll depth in tens of percent; 0 for goals. */
  depth: number
  times: number
  /** The sum of the values of goals; 0 for pages. */
  total: number
}

/** An attachment. */
export interface UploadRow {
  /** 128 random bits in hex, which authorize to resume, remove and attach the upload. */
  id: string
  /** The file's name from the sender, cleaned, for display only; never part of a path. */
  name: string
  /** The announced size in bytes. */
  size: number
  /** The media type on which extension and magic bytes agree. */
  type: string
  state: UploadState
  /** The reason of a failure. */
  reason: UploadReason | null
  /** The request that it is attached to; null: an orphan, deleted after a day. */
  request_id: string | null
  storage_key: string
  created_at: string
  completed_at: string | null
}

/** The content hash of each imported part, so that unchanged parts are skipped. */
interface ContentSourceRow {
  path: string
  hash: string
}

/** One row: the content revision, which increments with every change. */
interface ContentRevisionRow {
  id: 1
  revision: number
}

/** A request. */
export interface RequestRow {
  id: string
  /** The public reference: `S-4K7QX2MB`. */
  reference: string
  kind: RequestKind
  state: string
  locale: Locale
  name: string
  email: string
  email_key: string
  /** The account that was logged in; null for none. */
  account_id: string | null
  /** The answers as JSON. */
  answers: string
  created_at: string
  updated_at: string
  /** The time of erasure; null: on withdrawal. */
  erase_at: string | null
  /**
   * The request that this one is a change of, as `unconfirmed`, `confirmed` or `replaced`; null for a request of its
   * own.
   */
  changes_id: string | null
}

export interface RequestEventRow {
  id: string
  request_id: string
  at: string
  by: 'visitor' | 'staff' | 'system'
  /** The new state, if the event changes it. */
  state: string | null
  text: string | null
}

/** The licence of an accepted permission request, with its first and last day, `YYYY-MM-DD`. */
interface LicenceRow {
  request_id: string
  starts_on: string
  ends_on: string
  /** The text of the terms. */
  terms: string
  /** When its holder was reminded that it expires. */
  reminded_at: string | null
}

/** The answers so far of a form of several steps. */
interface DraftRow {
  token_hash: string
  kind: string
  locale: Locale
  answers: string
  updated_at: string
  expires_at: string
  /** The account that was logged in at the last save; null for none. */
  account_id: string | null
  /** The key of the address in the form. */
  email_key: string | null
  /** The key of the address that its link was last mailed to. */
  mailed_key: string | null
}

/** A spent captcha proof, with the answer for a repetition of the same body. */
interface SpentProofRow {
  proof_hash: string
  body_hash: string
  answer: string
  expires_at: string
}

/** A subscriber of the newsletter, or one who has yet to confirm. */
export interface SubscriberRow {
  id: string
  email: string
  email_key: string
  locale: Locale
  /** The subjects, as JSON; none: all of them. */
  tags: string
  created_at: string
  /** null: unconfirmed. */
  confirmed_at: string | null
  /** The time of erasure while it is unconfirmed. */
  expires_at: string | null
}

/** A suppressed address, as a keyed hash. */
interface SuppressionRow {
  email_hash: string
  since: string
}

/** An issue of the newsletter, and its progress. */
interface NewsletterIssueRow {
  id: string
  /** JSON: its copy in each language, its path and its tags. */
  content: string
  created_at: string
  /** The id of the last processed subscriber. */
  cursor: string
  /** The number of mails queued so far. */
  queued: number
  /** null: not all subscribers are processed. */
  finished_at: string | null
}
