import type { Kysely } from 'kysely'
import type { BetaProduct } from '../../../../contract/betas.ts'
import { emailKeyOf } from '../../../../contract/forms/email.ts'
import { openBetaStates } from '../../../../contract/requests/beta-application/schema.ts'
import type { AdminTables, RequestRow } from '../../schema.ts'
import { betasOf } from './betas-of.ts'

export interface Applicant {
  readonly account: string
  readonly email: string
  /** The address is confirmed. */
  readonly verified: boolean
}

/** An open application, or a newer form for one that its sender has not confirmed yet. */
const standing = [...openBetaStates, 'unconfirmed']

/**
 * The open applications of an account, the newest first: those that it sent, those of nobody's account from its confirmed
 * address, and the newer forms that wait for a confirmation beside them.
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

/** The application that is for a beta already. */
export const findCovering = (
  open: readonly RequestRow[],
  but: readonly RequestRow[],
  product: BetaProduct,
): RequestRow | undefined => open.find(row => !but.includes(row) && betasOf(row.answers).includes(product))

/** What an account applied with last, however that ended. */
export const findLatest = (db: Kysely<AdminTables>, account: string): Promise<RequestRow | undefined> =>
  db
    .selectFrom('requests')
    .selectAll()
    .where('kind', '=', 'beta-application')
    .where('account_id', '=', account)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
