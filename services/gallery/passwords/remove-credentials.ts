import type { Kysely } from 'kysely'
import { voidMailTokens } from '../mails/mail-tokens.ts'
import type { GalleryTables } from '../schema.ts'
import { deleteDevices } from '../sessions/device-tokens.ts'
import { closeSessions } from '../sessions/sessions.ts'

/** Deletes all credentials of an account except its password: sessions, passkeys, mail tokens, known devices. */
export async function removeCredentials(trx: Kysely<GalleryTables>, userId: string): Promise<void> {
  for (const table of ['passkeys', 'passkey_challenges'] as const)
    await trx.deleteFrom(table).where('user_id', '=', userId).execute()
  await voidMailTokens(trx, userId, ['confirm', 'change-email', 'reset'])
  await deleteDevices(trx, userId)
  await closeSessions(trx, userId)
}
