import type { Session } from './load-user.ts'
import { prepareMail } from './mails/queue.ts'
import type { Means } from './means.ts'
import { localeOf } from './sentences/sentences.ts'

/** Deletes a user; sessions, tokens, passkeys and betas go with the row. A last mail says so. */
export async function deleteUser(means: Means, { user }: Session, lang: string | undefined): Promise<void> {
  const locale = localeOf(lang ?? user.locale)
  const queueFarewell = await prepareMail(means, { kind: 'accountDeleted', to: user.email, locale })
  await means.db.transaction().execute(async trx => {
    await trx.deleteFrom('users').where('id', '=', user.id).execute()
    await queueFarewell(trx)
  })
}
