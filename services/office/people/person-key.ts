import type { Kysely } from 'kysely'
import { type Clock, isoAfter, systemClock } from '../../../platform/clock.ts'
import { type Secret, sign } from '../../../platform/signature.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeTables } from '../schema.ts'

/** The lifetime of a key after its last use in `findPerson`, in ms: addresses do not stay for the sake of a URL. */
const lifeMs = 30 * 24 * 3_600_000

/** The key of an address: HMAC-SHA-256 in hex, since page URLs are in lower case. */
const personKeyOf = (secret: Secret, emailKey: string): string =>
  Buffer.from(sign(secret, `person ${emailKey}`), 'base64url').toString('hex')

/** Stores the key of an address. Resolves to the key. */
export async function storePersonKey(
  db: Kysely<OfficeTables>,
  secret: Secret,
  emailKey: string,
  now: Date,
): Promise<string> {
  const key = personKeyOf(secret, emailKey)
  const expires_at = isoAfter(now, lifeMs)
  await db
    .insertInto('person_keys')
    .values({ key, email_key: emailKey, accounts: '[]', expires_at })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ expires_at }))
    .execute()
  return key
}

/** Deletes the keys that have expired. */
export async function erasePersonKeys(db: Kysely<OfficeTables>, clock: Clock = systemClock): Promise<void> {
  await db.deleteFrom('person_keys').where('expires_at', '<=', clock().toISOString()).execute()
}

export const unknownPerson = () => new Refusal(404, 'Nothing is stored under this address.')

/** The address of a key, and the accounts of an erasure that was interrupted. Throws `Refusal` 404. */
export async function getPersonKey(db: Kysely<OfficeTables>, key: string, now: Date) {
  if (!/^[0-9a-f]{64}$/.test(key)) throw unknownPerson()
  const row = await db
    .selectFrom('person_keys')
    .select(['email_key', 'accounts'])
    .where('key', '=', key)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  if (!row) throw unknownPerson()
  return { emailKey: row.email_key, accounts: JSON.parse(row.accounts) as string[] }
}
