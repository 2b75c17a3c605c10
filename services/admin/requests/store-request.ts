import type { Kysely } from 'kysely'
import { emailKeyOf } from '../../../contract/forms/email.ts'
import type { Locale } from '../../../contract/locale.ts'
import { teamOfKind } from '../../../contract/office/permissions.ts'
import type { RequestKind } from '../../../contract/requests.ts'
import { newId } from '../../../platform/identity.ts'
import type { AdminTables, RequestEventRow } from '../schema.ts'
import { eraseAfter } from './retention.ts'
import { indexRequest } from './words/index-request.ts'

export interface NewRequest {
  readonly kind: RequestKind
  readonly reference: string
  readonly locale: Locale
  readonly name: string
  readonly email: string
  readonly accountId: string | null
  /** The answers without name, address and language. */
  readonly answers: Readonly<Record<string, unknown>>
}

/** The initial state of a request, and the request that it changes. */
interface Beginning {
  readonly state: string
  readonly changesId: string | null
  readonly eraseAt: string | null
}

/** Stores a submitted request as received. Resolves to its id. */
export function storeRequest(trx: Kysely<AdminTables>, sent: NewRequest, now: Date): Promise<string> {
  const eraseAt = eraseAfter(sent.kind, now, sent.answers)
  return insertRequest(trx, sent, { state: 'received', changesId: null, eraseAt }, now)
}

/** Inserts a request with its first event. Resolves to its id. */
export async function insertRequest(
  trx: Kysely<AdminTables>,
  sent: NewRequest,
  { state, changesId, eraseAt }: Beginning,
  now: Date,
): Promise<string> {
  const { kind, reference, locale, name, email, accountId, answers } = sent
  const at = now.toISOString()
  const id = newId()
  await trx
    .insertInto('requests')
    .values({
      id,
      reference,
      kind,
      state,
      locale,
      name,
      email,
      email_key: emailKeyOf(email),
      account_id: accountId,
      answers: JSON.stringify(answers),
      created_at: at,
      updated_at: at,
      erase_at: eraseAt,
      changes_id: changesId,
      team: teamOfKind[kind],
      waiting_since: state === 'received' && kind !== 'media-list' ? at : null,
    })
    .execute()
  await addEvent(trx, { requestId: id, by: 'visitor', state }, now)
  await indexRequest(trx, id)
  return id
}

export interface NewEvent {
  readonly requestId: string
  readonly by: RequestEventRow['by']
  readonly state?: string
  readonly text?: string
  /** By default a state, or a message where it has a text alone. */
  readonly kind?: RequestEventRow['kind']
  readonly staffId?: string
  readonly mailJobId?: string | null
  /** BCP 47 tag of the text. */
  readonly lang?: string
  /** The idempotency key of the act. */
  readonly act?: string
}

/** Adds an event to a request, after the request has changed: it has its version. Resolves to its id. */
export async function addEvent(trx: Kysely<AdminTables>, event: NewEvent, now: Date): Promise<string> {
  const { requestId, by, state, text, kind, staffId, mailJobId, lang, act } = event
  const id = newId()
  await trx
    .insertInto('request_events')
    .values({
      id,
      request_id: requestId,
      at: now.toISOString(),
      by,
      state: state ?? null,
      text: text ?? null,
      kind: kind ?? (text !== undefined && state === undefined ? 'message' : 'state'),
      staff_id: staffId ?? null,
      mail_job_id: mailJobId ?? null,
      lang: lang ?? null,
      act: act ?? null,
      version: eb => eb.selectFrom('requests').select('version').where('id', '=', requestId),
    })
    .execute()
  return id
}
