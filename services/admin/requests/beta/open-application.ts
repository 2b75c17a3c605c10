import type { Kysely } from 'kysely'
import { type BetaState, betaStates } from '../../../../contract/forms/beta-application.ts'
import { emailKeyOf } from '../../../../contract/forms/rules.ts'
import type { AdminTables, RequestRow } from '../../schema.ts'

/** The states in which an application is still going somewhere. */
export const openStates: readonly BetaState[] = betaStates.filter(
  state => state !== 'declined' && state !== 'withdrawn',
)

/**
 * The application of an address that is still open. That of another account is never found: whoever writes somebody
 * else's address into the form would see, through the account, what that person sends later.
 */
export const findOpenApplication = (
  db: Kysely<AdminTables>,
  email: string,
  account: string | null,
): Promise<RequestRow | undefined> =>
  db
    .selectFrom('requests')
    .selectAll()
    .where('kind', '=', 'beta-application')
    .where('email_key', '=', emailKeyOf(email))
    .where('state', 'in', openStates)
    .where(where => where.or([where('account_id', 'is', null), where('account_id', '=', account)]))
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
