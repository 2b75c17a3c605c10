import type { Kysely } from 'kysely'
import { isoAfter } from '../../../../platform/clock.ts'
import { hashOf } from '../../../../platform/tokens.ts'
import type { AdminTables } from '../../schema.ts'

/** Longer than a delivery is retried. */
const retentionMs = 60 * 24 * 3_600_000

const keyOf = (delivery: string) => hashOf(`delivery ${delivery}`)

interface Answer {
  readonly reference: string
}

/** The stored answer to a delivery; null for its first try. */
export async function findAnswer(db: Kysely<AdminTables>, delivery: string): Promise<Answer | null> {
  const spent = await db
    .selectFrom('spent_proofs')
    .select('answer')
    .where('proof_hash', '=', keyOf(delivery))
    .executeTakeFirst()
  return spent ? (JSON.parse(spent.answer) as Answer) : null
}

/**
 * Stores the answer under the id of the delivery, its idempotency key. Throws a unique violation of `proof_hash` for a
 * second one.
 */
export async function answerOnce(
  trx: Kysely<AdminTables>,
  delivery: string,
  answer: Answer,
  now: Date,
): Promise<void> {
  const spent = { proof_hash: keyOf(delivery), body_hash: '', answer: JSON.stringify(answer) }
  await trx
    .insertInto('spent_proofs')
    .values({ ...spent, expires_at: isoAfter(now, retentionMs) })
    .execute()
}
