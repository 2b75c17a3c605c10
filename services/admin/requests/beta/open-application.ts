import type { Kysely } from 'kysely'
import { emailKeyOf } from '../../../../contract/forms/email.ts'
import { openBetaStates } from '../../../../contract/requests/beta-application/schema.ts'
import type { AdminTables, RequestRow } from '../../schema.ts'

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
    .where('state', 'in', openBetaStates)
    .where(where => where.or([where('account_id', 'is', null), where('account_id', '=', account)]))
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
