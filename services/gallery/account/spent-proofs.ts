import type { Kysely } from 'kysely'
import { isoAfter } from '../../../platform/clock.ts'
import { hashOf } from '../../../platform/tokens.ts'
import type { Proof } from '../../captcha/captcha.ts'
import type { GalleryTables } from '../schema.ts'
import type { Registration } from './check-registration.ts'

/** Far longer than a proof is good, so that one stays spent when the clock goes back. */
const keptMs = 30 * 24 * 3_600_000

/** What was sent without the passwords; the identity of the proof, which is not stored, keeps it from being guessed. */
const bodyHashOf = ({ identity }: Proof, { password: _, password2: __, ...body }: Registration) =>
  hashOf(JSON.stringify([identity, body]))

/** Stores that a proof is spent, by whom it registered (null: nobody). Violates `proof_hash` when it was before. */
export async function spendProof(
  trx: Kysely<GalleryTables>,
  proof: Proof,
  typed: Registration,
  userId: string | null,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('registration_proofs')
    .values({
      proof_hash: hashOf(proof.identity),
      body_hash: bodyHashOf(proof, typed),
      user_id: userId,
      expires_at: isoAfter(now, keptMs),
    })
    .execute()
}

/** What a spent proof was spent on, and whether on the same registration; undefined for one that is not spent. */
export async function findSpentProof(db: Kysely<GalleryTables>, proof: Proof, typed: Registration) {
  const spent = await db
    .selectFrom('registration_proofs')
    .select(['body_hash', 'user_id'])
    .where('proof_hash', '=', hashOf(proof.identity))
    .executeTakeFirst()
  return spent && { isSame: spent.body_hash === bodyHashOf(proof, typed), userId: spent.user_id }
}
