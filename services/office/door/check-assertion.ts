import type { Kysely } from 'kysely'
import { verifyAssertion } from '../../credentials/verify-passkey.ts'
import { readAuthentication } from '../../credentials/webauthn-answers.ts'
import type { OfficeTables } from '../schema.ts'
import { type ChallengeScope, spendChallenge } from './challenges.ts'

interface Assertion {
  readonly origin: string
  readonly scope: ChallengeScope
  readonly now: Date
}

/** The active member of staff whose passkey signed a challenge, with user verification; undefined otherwise. */
export async function checkAssertion(
  db: Kysely<OfficeTables>,
  given: unknown,
  { origin, scope, now }: Assertion,
): Promise<string | undefined> {
  const read = readAuthentication(given)
  if (!read || !(await spendChallenge(db, read.challenge, scope, now))) return undefined
  const passkey = await db
    .selectFrom('staff_passkeys as p')
    .innerJoin('staff', 'staff.id', 'p.staff_id')
    .selectAll('p')
    .where('p.id', '=', read.answer.id)
    .where('staff.active', '=', 1)
    .executeTakeFirst()
  if (!passkey) return undefined
  const counter = await verifyAssertion(read, passkey, { origin, requireUserVerification: true })
  if (counter === undefined) return undefined
  const used = db.updateTable('staff_passkeys').set({ counter, last_used_at: now.toISOString() })
  const updated = await used.where('id', '=', passkey.id).returning('staff_id').executeTakeFirst()
  return updated?.staff_id
}
