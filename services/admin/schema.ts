import type { Generated } from 'kysely'
import type { BetaProduct } from '../../contract/betas.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Team } from '../../contract/office/permissions.ts'
import type { EventKind } from '../../contract/office/request-view.ts'
import type { RequestKind } from '../../contract/requests.ts'
import type { SuppressionReason } from '../../contract/suppressions.ts'
import type { UploadReason, UploadState } from '../../contract/uploads.ts'
import type { JobTables } from '../../platform/jobs/tables.ts'
import type { ContentTables } from './content/schema.ts'
import type { MediaTables } from './media/schema.ts'
import type { IssueTables } from './newsletter/schema.ts'
import type { SuppressionTables } from './newsletter/suppression-tables.ts'
import type { FruitlessSearchRow } from './search/schema.ts'
import type { StatisticsTables } from './statistics/schema.ts'
import type { StatusTables } from './status/schema.ts'
import type { WorkRow } from './works/schema.ts'

/** A table in which some columns are null unless a row names them. */
type Nullables<Row, Names extends keyof Row> = Omit<Row, Names> & {
  [K in Names]: Generated<Row[K]>
}

/** The admin service's tables. Times are ISO 8601 strings in UTC, dates `YYYY-MM-DD`. */
export interface AdminTables
  extends ContentTables,
    MediaTables,
    IssueTables,
    SuppressionTables,
    JobTables,
    StatisticsTables,
    StatusTables {
  works: WorkRow
  fruitless_searches: FruitlessSearchRow
  uploads: UploadTable
  upload_parts: UploadPartTable
  requests: RequestTable
  request_events: RequestEventTable
  request_tags: RequestTagRow
  request_words: RequestWordsTable
  reply_drafts: ReplyDraftRow
  presence: PresenceRow
  saved_replies: SavedReplyTable
  saved_reply_words: SavedReplyWordsRow
  saved_reply_files: SavedReplyFileRow
  drafts: DraftRow
  licences: LicenceRow
  beta_places: BetaPlacesRow
  beta_seats: BetaSeatRow
  beta_deliveries: BetaDeliveryRow
  spent_proofs: SpentProofRow
  subscribers: SubscriberTable
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
  /** The message that it belongs to; null: it was sent with the form, or belongs to a draft. */
  event_id: string | null
  /** The member of staff whose draft of a reply it belongs to. */
  draft_of: string | null
  /** The bytes of its parts in the storage so far; 0 while they are in a file of the data folder. */
  received: number
}

type UploadTable = Nullables<UploadRow, 'event_id' | 'draft_of' | 'received'>

/** A part of an upload that is not whole yet, as an object of the storage. */
interface UploadPartTable {
  storage_key: string
  upload_id: string
  /** Its offset in the upload. */
  start: number
  /** null: it is being stored, or counts no more. */
  size: number | null
  created_at: string
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
  /** The team whose inbox it is in. */
  team: Team
  /** The member of staff who takes care of it. */
  assignee_id: string | null
  /** Raised by every change. */
  version: number
  /** Since when its sender waits for an answer; null: they do not. */
  waiting_since: string | null
  first_answered_at: string | null
  snoozed_until: string | null
  /** The request that it was merged into, where its messages are. */
  merged_into: string | null
  spam_at: string | null
}

type RequestTable = Nullables<
  Omit<RequestRow, 'team' | 'version'>,
  'assignee_id' | 'waiting_since' | 'first_answered_at' | 'snoozed_until' | 'merged_into' | 'spam_at'
> & { team: Generated<Team>; version: Generated<number> }

export interface RequestEventRow {
  id: string
  request_id: string
  at: string
  by: 'visitor' | 'staff' | 'system'
  /** The new state, if the event changes it. */
  state: string | null
  text: string | null
  kind: EventKind
  staff_id: string | null
  /** The job of the mail of a message of staff. */
  mail_job_id: string | null
  /** BCP 47 tag of the text. */
  lang: string | null
  /** The idempotency key of the act. */
  act: string | null
  /** The version of the request with this event. */
  version: number
}

type RequestEventTable = Nullables<
  Omit<RequestEventRow, 'kind' | 'version'>,
  'staff_id' | 'mail_job_id' | 'lang' | 'act'
> & { kind: Generated<EventKind>; version: Generated<number> }

interface RequestTagRow {
  request_id: string
  tag: string
  /** That of the request. */
  team: Team
}

/** The search words of a request. */
interface RequestWordsTable {
  /** Rises with each request. */
  number: Generated<number>
  request_id: string
  /** Tokens with spaces between in SQLite, a tsvector in PostgreSQL. */
  words: string
}

/** The draft of a reply, of one member of staff. */
interface ReplyDraftRow {
  request_id: string
  staff_id: string
  text: string
  /** The ids of its uploads, as JSON. */
  uploads: string
  at: string
}

/** A member of staff who has a request open. */
interface PresenceRow {
  request_id: string
  staff_id: string
  doing: 'reading' | 'writing'
  at: string
}

interface SavedReplyTable {
  id: string
  team: Team
  name: string
  /** How often it was used. */
  used: Generated<number>
  at: string
}

interface SavedReplyWordsRow {
  reply_id: string
  locale: Locale
  text: string
}

interface SavedReplyFileRow {
  id: string
  reply_id: string
  storage_key: string
  name: string
  size: number
  type: string
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
  /** The last day, where staff have ended it before `ends_on`. */
  ended_early_on: Generated<string | null>
  ended_because: Generated<string | null>
}

/** The number of places of a beta; null: no limit. */
interface BetaPlacesRow {
  beta: BetaProduct
  places: number | null
}

/** A place that an invitation takes: one row for each of its betas. */
interface BetaSeatRow {
  request_id: string
  beta: BetaProduct
}

/** The latest job that brings the decision about an application to the gallery service. */
interface BetaDeliveryRow {
  request_id: string
  job_id: string
  /** null: the gallery service has not confirmed it. */
  delivered_at: string | null
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
  /** The time of erasure while it is unconfirmed or suppressed. */
  expires_at: string | null
  /** Why a confirmed subscriber gets no newsletter; null: they get it. */
  suppressed: SuppressionReason | null
}

type SubscriberTable = Nullables<SubscriberRow, 'suppressed'>
