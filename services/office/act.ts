import type { Kysely, Transaction } from 'kysely'
import { type AuditEntry, appendAudit } from './audit/append-audit.ts'
import type { Acted, AuditSubject } from './handler.ts'
import type { OfficeTables } from './schema.ts'

/** Who acts, and by which call or command. */
export interface Actor {
  readonly staffId: string | null
  readonly sessionId: string | null
  readonly act: string
  readonly requestId: string
  readonly now: Date
}

/** The subject of a refused act. */
export interface RefusedSubject extends Omit<AuditSubject, 'kind'> {
  /** Empty where only the path of the call names it. */
  readonly kind: AuditSubject['kind'] | ''
}

/** Runs the changes of an act and appends its audit row, in one transaction. */
export async function runAct<T>(
  db: Kysely<OfficeTables>,
  actor: Actor,
  subject: AuditSubject,
  work: (trx: Transaction<OfficeTables>) => Promise<T>,
): Promise<Acted<T>> {
  const answer = await db.transaction().execute(async trx => {
    const done = await work(trx)
    await appendAudit(trx, entryOf(actor, subject, 'done'))
    return done
  })
  return actedWith(answer)
}

/** Appends the audit row of a refused act, in one transaction with what else says so. */
export const recordRefusal = (
  db: Kysely<OfficeTables>,
  actor: Actor,
  subject: RefusedSubject,
  work: (trx: Transaction<OfficeTables>) => Promise<unknown> = async () => {},
): Promise<void> =>
  db.transaction().execute(async trx => {
    await work(trx)
    await appendAudit(trx, entryOf(actor, subject, 'refused'))
  })

/** The one place that makes an `Acted`. */
export const actedWith = <T>(answer: T): Acted<T> => ({ answer }) as Acted<T>

const entryOf = (
  { staffId, sessionId, act, requestId, now }: Actor,
  { kind, id, detail = {} }: RefusedSubject,
  outcome: AuditEntry['outcome'],
): AuditEntry => ({
  at: now.toISOString(),
  staff_id: staffId,
  session_id: sessionId,
  act,
  subject_kind: kind,
  subject: storable(id),
  detail: JSON.stringify(detail),
  outcome,
  request_id: storable(requestId),
})

/** Text that both databases give back as it was written: the hash is over what was written. */
const storable = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, 100)
