import type { Kysely } from 'kysely'
import { emailKeyOf } from '../../../contract/forms/email.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { RequestKind } from '../../../contract/requests.ts'
import { newId } from '../../../platform/identity.ts'
import type { AdminTables, RequestEventRow } from '../schema.ts'
import { eraseAfter } from './retention.ts'

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
  const eraseAt = eraseAfter(sent.kind, now)
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
    })
    .execute()
  await addEvent(trx, { requestId: id, by: 'visitor', state }, now)
  return id
}

interface NewEvent {
  readonly requestId: string
  readonly by: RequestEventRow['by']
  readonly state?: string
  readonly text?: string
}

/** Adds an event to a request. */
export async function addEvent(
  trx: Kysely<AdminTables>,
  { requestId, by, state, text }: NewEvent,
  now: Date,
): Promise<void> {
  const event = {
    id: newId(),
    request_id: requestId,
    at: now.toISOString(),
    by,
    state: state ?? null,
    text: text ?? null,
  }
  await trx.insertInto('request_events').values(event).execute()
}
