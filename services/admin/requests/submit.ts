import type { Transaction } from 'kysely'
import { isoAfter } from '../../../platform/clock.ts'
import { isUniqueViolation } from '../../../platform/database/dialect.ts'
import { hashOf } from '../../../platform/tokens.ts'
import { FieldRefusal } from '../../http/field-refusal.ts'
import type { AdminTables } from '../schema.ts'
import type { Dependencies } from './dependencies.ts'

interface Submission {
  /** The validated body, with its proof and language. */
  readonly body: { readonly captcha: string; readonly lang: string }
  /** The visitor's network. */
  readonly visitor: string
}

/** Longer than any proof is valid, so that a clock set back revives none. */
const spentMs = 30 * 24 * 3_600_000

/**
 * Submits a form once: it is stored, its mails are queued and its proof is spent in one transaction. The same body with
 * the same proof (a double click, a reload, a lost answer) gets the answer of the first time. Throws `FieldRefusal` for
 * an invalid proof.
 */
export async function submitOnce<A extends object>(
  { db, captcha, clock }: Dependencies,
  { body, visitor }: Submission,
  /**
   * Renders the mails, which takes longer than a transaction may, and resolves to the function that stores everything.
   */
  prepare: (now: Date) => Promise<(trx: Transaction<AdminTables>) => Promise<A>>,
): Promise<A> {
  const proof = captcha.read(body.captcha)
  if (!proof) throw refusal()
  const proof_hash = hashOf(proof.identity)
  const body_hash = hashOf(JSON.stringify(body))
  const answered = await findAnswer()
  if (answered) return answered
  if (!(await proof.isGood(visitor))) throw refusal()
  const now = clock()
  const store = await prepare(now)
  try {
    return await db.transaction().execute(async trx => {
      const answer = await store(trx)
      const spent = {
        proof_hash,
        body_hash,
        answer: JSON.stringify(answer),
        expires_at: isoAfter(now, spentMs),
      }
      await trx.insertInto('spent_proofs').values(spent).execute()
      return answer
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'proof_hash')) throw error
    // A concurrent duplicate was stored first.
    const other = await findAnswer()
    if (other) return other
    throw refusal()
  }

  async function findAnswer(): Promise<A | null> {
    const spent = await db
      .selectFrom('spent_proofs')
      .select(['body_hash', 'answer'])
      .where('proof_hash', '=', proof_hash)
      .executeTakeFirst()
    if (!spent) return null
    if (spent.body_hash !== body_hash) throw refusal()
    return JSON.parse(spent.answer) as A
  }

  function refusal() {
    return new FieldRefusal({ captcha: 'captcha' }, body.lang)
  }
}
