import type { Kysely } from 'kysely'
import type { BetaProduct } from '../../../../contract/betas.ts'
import { emailKeyOf } from '../../../../contract/forms/email.ts'
import { openBetaStates } from '../../../../contract/requests/beta-application/schema.ts'
import type { AdminTables, RequestRow } from '../../schema.ts'
import { betasOf } from './betas-of.ts'

interface Applicant {
  readonly account: string
  readonly email: string
  /** Whether the address is confirmed. */
  readonly verified: boolean
}

/** The states of open applications and unconfirmed changes. */
const standing = [...openBetaStates, 'unconfirmed']

/**
 * The open applications of an account, newest first: its own, those without an account from its confirmed address, and
 * their unconfirmed changes.
 */
export async function listOpenOf(
  db: Kysely<AdminTables>,
  { account, email, verified }: Applicant,
): Promise<RequestRow[]> {
  const rows = await db
    .selectFrom('requests')
    .selectAll()
    .where('kind', '=', 'beta-application')
    .where('state', 'in', standing)
    .where(row =>
      row.or([
        row('account_id', '=', account),
        row.and([row('account_id', 'is', null), row('email_key', '=', emailKeyOf(email))]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const own = rows.filter(row => row.account_id === account || (verified && row.changes_id === null))
  const ids = own.map(({ id }) => id)
  return rows.filter(row => own.includes(row) || ids.includes(row.changes_id ?? ''))
}

/** The application that includes a beta. */
export const findCovering = (
  open: readonly RequestRow[],
  but: readonly RequestRow[],
  product: BetaProduct,
): RequestRow | undefined => open.find(row => !but.includes(row) && betasOf(row.answers).includes(product))

/** The latest application of an account, in any state. */
export const findLatest = (db: Kysely<AdminTables>, account: string): Promise<RequestRow | undefined> =>
  db
    .selectFrom('requests')
    .selectAll()
    .where('kind', '=', 'beta-application')
    .where('account_id', '=', account)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
