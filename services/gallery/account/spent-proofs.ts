import type { Kysely } from 'kysely'
import { isoAfter } from '../../../platform/clock.ts'
import { hashOf } from '../../../platform/tokens.ts'
import type { Proof } from '../../captcha/proof.ts'
import type { GalleryTables } from '../schema.ts'
import type { Registration } from './check-registration.ts'

/** Longer than any proof is valid, so that a clock set back revives none. */
const retentionMs = 30 * 24 * 3_600_000

/** The hash of the body without passwords; the identity of the proof, which is not stored, acts as a salt. */
const bodyHashOf = ({ identity }: Proof, { password: _, password2: __, ...body }: Registration) =>
  hashOf(JSON.stringify([identity, body]))

/** Marks a proof as spent, with the registered user (null: none). Violates `proof_hash` when it is spent already. */
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
      expires_at: isoAfter(now, retentionMs),
    })
    .execute()
}

/** The use of a spent proof, and whether for the same registration; undefined for an unspent one. */
export async function findSpentProof(db: Kysely<GalleryTables>, proof: Proof, typed: Registration) {
  const spent = await db
    .selectFrom('registration_proofs')
    .select(['body_hash', 'user_id'])
    .where('proof_hash', '=', hashOf(proof.identity))
    .executeTakeFirst()
  return spent && { isSame: spent.body_hash === bodyHashOf(proof, typed), userId: spent.user_id }
}
