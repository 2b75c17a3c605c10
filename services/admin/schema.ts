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

/** The vocabularies: article categories, and what positions are described by. */
export interface TermRow {
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

export interface PositionTextRow {
  position_id: string
  iso: LanguageTag
  title: string
  description: string
  body: string
}

export interface ArticleRow {
  id: string
  year: number
  slug: string
  date: string
  category: string
  cover: string
  featured: 0 | 1
  sample: 0 | 1
}

export interface ArticleTextRow {
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
  /** Of the imprint: the facts about the operator, as JSON; null: of any other document. */
  facts: string | null
}

/** A page of a handbook as it was written once, however many versions it stands in. */
export interface HandbookPageRow {
  id: string
  product: string
  /** The whole path below a version, `layers/masks`. */
  path: string
  /** Empty, or the newest version that this other wording of the page is for. */
  variant: string
  /** Its place among its siblings. */
  sort: number
}

/** That a page stands in a version, under its path; no path twice. */
export interface HandbookPlaceRow {
  group_version: string
  path: string
  page_id: string
}

export interface HandbookTextRow {
  page_id: string
  iso: LanguageTag
  title: string
  description: string
  body: string
}

/** What a reader said of a page; no name, no address. */
export interface HandbookRatingRow {
  id: string
  group_version: string
  path: string
  iso: LanguageTag
  helpful: 0 | 1
  comment: string | null
  created_at: string
}

export interface SharingPictureRow {
  /** Where it is shown: `insight/2026/one-leaf`. */
  subject: string
  iso: LanguageTag
  /** Of the file. */
  name: string
}

/** How often something happened on a day. Nothing in it comes from one visitor alone. */
export interface CountRow {
  day: string
  kind: 'page' | 'goal'
  /** The path of a page without its language, or the name of a goal. */
  name: string
  iso: LanguageTag
  /** How far the page was read, in tens of percent; 0 for goals. */
  depth: number
  times: number
  /** The sum of the values that goals came with; 0 for pages. */
  total: number
}

/** A file that a visitor attaches to a request. */
export interface UploadRow {
  /** 128 random bits in hex: whoever knows it may go on with it, remove it, or attach it. */
  id: string
  /** As its sender called it, for people; never part of a path. */
  name: string
  /** In bytes, as it was announced. */
  size: number
  /** The media type that its ending and its first bytes agree on. */
  type: string
  state: UploadState
  /** Why it failed. */
  reason: UploadReason | null
  /** What it belongs to; null: nothing yet, and after a day it goes. */
  request_id: string | null
  storage_key: string
  created_at: string
  completed_at: string | null
}

/** What was loaded from `content/`, by the hash of its files: unchanged content is not written again. */
export interface ContentSourceRow {
  path: string
  hash: string
}

/** One row: a number that grows whenever something a visitor may read has changed. */
export interface ContentRevisionRow {
  id: 1
  revision: number
}

/** What a visitor has sent with a form. */
export interface RequestRow {
  id: string
  /** What people call it by: `S-4K7QX2MB`. */
  reference: string
  kind: RequestKind
  state: string
  locale: Locale
  name: string
  email: string
  email_key: string
  /** Who was logged in, if anybody was. */
  account_id: string | null
  /** The fields of the form, as JSON. */
  answers: string
  created_at: string
  updated_at: string
  /** From then on it is erased; null: when its sender says so. */
  erase_at: string | null
  /** The request that this one is a change of, `unconfirmed`, `confirmed` or `replaced` by it; null: it stands for itself. */
  changes_id: string | null
}

export interface RequestEventRow {
  id: string
  request_id: string
  at: string
  by: 'visitor' | 'staff' | 'system'
  /** The state that the request came into, if this is what happened. */
  state: string | null
  text: string | null
}

/** What a permission request was answered with: from and until which days our marks may be used, `YYYY-MM-DD`. */
export interface LicenceRow {
  request_id: string
  starts_on: string
  ends_on: string
  /** In the words of whoever agreed. */
  terms: string
  /** When its holder was told that it is about to end. */
  reminded_at: string | null
}

/** What was typed so far into a form of several steps. */
export interface DraftRow {
  token_hash: string
  kind: string
  locale: Locale
  answers: string
  updated_at: string
  expires_at: string
  /** Who was logged in when it was last kept, if anybody was. */
  account_id: string | null
  /** The address that was typed into the form, as a key. */
  email_key: string | null
  /** The address that its link was last mailed to, as a key. */
  mailed_key: string | null
}

/** A proof that a person sends: good once, and for the same body again, which is answered as it was. */
export interface SpentProofRow {
  proof_hash: string
  body_hash: string
  answer: string
  expires_at: string
}

/** Somebody who gets the newsletter, or is asked whether they want it. */
export interface SubscriberRow {
  id: string
  email: string
  email_key: string
  locale: Locale
  /** The subjects, as JSON; none: all of them. */
  tags: string
  created_at: string
  /** null: not yet. */
  confirmed_at: string | null
  /** While it is not confirmed: from then on it is erased. */
  expires_at: string | null
}

/** An address that is not to be written to, as a keyed hash. */
export interface SuppressionRow {
  email_hash: string
  since: string
}

/** An issue of the newsletter, and how far it has been sent. */
export interface NewsletterIssueRow {
  id: string
  /** JSON: its words in each language, its path and its tags. */
  content: string
  created_at: string
  /** The id of the last subscriber who was looked at. */
  cursor: string
  /** How many mails were queued so far. */
  queued: number
  /** null: not all readers were looked at. */
  finished_at: string | null
}
