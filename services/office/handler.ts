import type { Context } from 'hono'
import type { Kysely, Transaction } from 'kysely'
import type { InferOutput } from 'valibot'
import type { Answer, Call } from '../../contract/call.ts'
import type { Locale } from '../../contract/locale.ts'
import type { OfficeCall } from '../../contract/office/office-call.ts'
import type { Role, Team } from '../../contract/office/permissions.ts'
import type { OfficeTables } from './schema.ts'

/** The session of a member of staff. */
export interface StaffSession {
  readonly id: string
  readonly staff: {
    readonly id: string
    readonly name: string
    readonly email: string
    readonly roles: readonly Role[]
    /** The teams whose requests they see: the scope of every query of the inbox. */
    readonly teams: readonly Team[]
    readonly timeZone: string
    /** The languages that they translate. */
    readonly languages: readonly Locale[]
  }
  /** Whether the second factor is outstanding. */
  readonly isPartial: boolean
  readonly elevatedUntil: Date | null
}

/** What an act changed, for the audit log: ids and names of fields, never texts of visitors. */
export interface AuditSubject {
  readonly kind:
    | 'request'
    | 'saved-reply'
    | 'licence'
    | 'beta'
    | 'person'
    | 'job'
    | 'staff'
    | 'session'
    | 'export'
    | 'redirect'
    | 'price'
    | 'term'
    | 'handbook'
    | 'announcement'
    | 'incident'
    | 'entry'
    | 'word'
    | 'bundle'
    | 'media'
    | 'subscriber'
    | 'care'
    | 'issue'
  readonly id: string
  readonly detail?: Readonly<Record<string, string | number | boolean | readonly string[] | null>>
}

declare const acted: unique symbol
/** An answer whose act is in the audit log: only `act` and `refuse` make one. */
export interface Acted<T> {
  readonly answer: T
  readonly [acted]: true
}

type OutputOf<S> = S extends NonNullable<Call['query']> ? InferOutput<S> : undefined

interface OfficeRequest<C extends OfficeCall> {
  readonly params: Readonly<Record<string, string>>
  readonly query: OutputOf<C['query']>
  readonly body: OutputOf<C['body']>
  readonly context: Context
  readonly session: C['permission'] extends 'nobody' ? StaffSession | null : StaffSession
  readonly db: Kysely<OfficeTables>
  readonly now: Date
  /**
   * Runs the changes of an act and its audit row in one transaction. What has to be prepared (hashes, mails, the storage)
   * is prepared before: no network inside. A `Refusal` thrown anywhere in the handler is recorded as refused.
   */
  readonly act: <T>(
    subject: AuditSubject,
    work: (trx: Transaction<OfficeTables>) => Promise<T>,
  ) => Promise<Acted<T>>
  /** Rejects an act with one of the statuses in `alsoAnswers`; it is recorded as refused. */
  readonly refuse: (status: number, answer: Answer<C>, subject?: AuditSubject) => Acted<Answer<C>>
}

/** Calls that change nothing in the audit log answer directly; all others through `act` or `refuse`. */
type Outcome<C extends OfficeCall> = C['method'] extends 'GET'
  ? Answer<C>
  : C extends { readonly unaudited: true }
    ? Answer<C>
    : Acted<Answer<C>>

/** The handlers of some calls of the office. */
export type OfficeHandlers<Calls extends Readonly<Record<string, OfficeCall>>> = {
  readonly [K in keyof Calls]: (request: OfficeRequest<Calls[K]>) => Promise<Outcome<Calls[K]>>
}
