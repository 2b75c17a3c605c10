import type { AdminPeer } from '../../../contract/service-calls.ts'
import type { JobHandler } from '../../../platform/jobs/perform.ts'
import { negotiateLocale } from '../../http/language.ts'
import type { Reapplication } from '../betas/betas.ts'
import type { Dependencies } from '../dependencies.ts'

const timeoutMs = 15_000

/** Delivers an application of an account to the admin service, unless the account is deleted. */
export const notifyAdmin =
  ({ db }: Pick<Dependencies, 'db'>, admin: AdminPeer): JobHandler =>
  async (payload, { id }) => {
    const { user: userId, beta, left, lang } = payload as Reapplication
    const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()
    if (!user) return
    const { firstname, lastname, username, email, verified_at } = user
    await admin.reapplyForBeta(
      {
        params: { id },
        body: {
          account: userId,
          name: [firstname, lastname].filter(Boolean).join(' ') || username,
          email,
          verified: verified_at !== null,
          beta,
          left,
          lang: negotiateLocale(lang ?? user.locale),
        },
      },
      { signal: AbortSignal.timeout(timeoutMs) },
    )
  }
