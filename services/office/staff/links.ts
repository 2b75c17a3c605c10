import type { Transaction } from 'kysely'
import { isoAfter } from '../../../platform/clock.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import type { OfficeTables } from '../schema.ts'

const dayMs = 24 * 3_600_000

/** A link that sets name and password: good once and for 24 hours, in place of every former one. */
export async function createLink(
  trx: Transaction<OfficeTables>,
  origin: string,
  { staffId, purpose }: { readonly staffId: string; readonly purpose: 'invitation' | 'reset' },
  now: Date,
): Promise<string> {
  const token = newToken()
  await trx.deleteFrom('staff_tokens').where('staff_id', '=', staffId).execute()
  await trx
    .insertInto('staff_tokens')
    .values({ token_hash: hashOf(token), staff_id: staffId, purpose, expires_at: isoAfter(now, dayMs) })
    .execute()
  return `${origin}/office/invitation?token=${token}`
}

/** Removes password, second factors, links and sessions of a member of staff. */
export async function removeCredentials(trx: Transaction<OfficeTables>, staffId: string): Promise<void> {
  for (const table of ['staff_passkeys', 'staff_recovery', 'staff_tokens', 'staff_sessions'] as const)
    await trx.deleteFrom(table).where('staff_id', '=', staffId).execute()
  await trx
    .updateTable('staff')
    .set({ password_hash: '', totp_secret: '', totp_last_step: 0 })
    .where('id', '=', staffId)
    .execute()
}
