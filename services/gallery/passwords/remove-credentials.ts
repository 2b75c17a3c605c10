import type { Kysely } from 'kysely'
import { voidMailTokens } from '../mails/mail-tokens.ts'
import type { GalleryTables } from '../schema.ts'
import { forgetDevices } from '../sessions/device-tokens.ts'
import { closeSessions } from '../sessions/sessions.ts'

/** Drops every way into an account but its password: sessions, passkeys, links in mails, known devices. */
export async function removeCredentials(trx: Kysely<GalleryTables>, userId: string): Promise<void> {
  for (const table of ['passkeys', 'passkey_challenges'] as const)
    await trx.deleteFrom(table).where('user_id', '=', userId).execute()
  await voidMailTokens(trx, userId, ['confirm', 'change-email', 'reset'])
  await forgetDevices(trx, userId)
  await closeSessions(trx, userId)
}
