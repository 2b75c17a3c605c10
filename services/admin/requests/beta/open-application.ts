import type { Kysely } from 'kysely'
import { emailKeyOf } from '../../../../contract/forms/email.ts'
import { openBetaStates } from '../../../../contract/requests/beta-application/schema.ts'
import type { AdminTables, RequestRow } from '../../schema.ts'

/**
 * The open application of an address, never that of another account: with somebody else's address in a form, an account
 * could read their later answers.
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
