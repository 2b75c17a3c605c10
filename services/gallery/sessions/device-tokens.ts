import type { Kysely } from 'kysely'
import { isoAfter } from '../../../platform/clock.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import type { GalleryTables } from '../schema.ts'

const lifeMs = 365 * 24 * 3_600_000
/** The maximum of device tokens of an account; over it the oldest is deleted. */
const maxTokens = 20

/**
 * Whether a device token belongs to a known browser of an account.
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export async function isKnownDevice(
  db: Kysely<GalleryTables>,
  token: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  const known = await db
    .selectFrom('device_tokens')
    .select('token_hash')
    .where('token_hash', '=', hashOf(token))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return known !== undefined
}

/**
 * Makes a browser a known device of an account in the caller's transaction, and resolves to its new device token. Other
 * accounts with the browser's old token get the new one as well.
 */
export async function rememberDevice(
  trx: Kysely<GalleryTables>,
  userId: string,
  oldToken: string | undefined,
  now: Date,
): Promise<string> {
  const token = newToken()
  const token_hash = hashOf(token)
  if (oldToken !== undefined) {
    const known = trx.updateTable('device_tokens').set({ token_hash })
    await known.where('token_hash', '=', hashOf(oldToken)).execute()
  }
  const row = { token_hash, user_id: userId, expires_at: isoAfter(now, lifeMs) }
  await trx
    .insertInto('device_tokens')
    .values(row)
    .onConflict(conflict =>
      conflict.columns(['token_hash', 'user_id']).doUpdateSet({ expires_at: row.expires_at }),
    )
    .execute()
  const oldest = trx
    .selectFrom('device_tokens')
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', token_hash)
    .orderBy('expires_at', 'desc')
    .limit(1000)
    .offset(maxTokens - 1)
  await trx
    .deleteFrom('device_tokens')
    .where('user_id', '=', userId)
    .where('token_hash', 'in', oldest)
    .execute()
  return token
}

/** Deletes the known devices of an account. */
export async function deleteDevices(trx: Kysely<GalleryTables>, userId: string): Promise<void> {
  for (const table of ['device_tokens', 'user_devices'] as const)
    await trx.deleteFrom(table).where('user_id', '=', userId).execute()
}
