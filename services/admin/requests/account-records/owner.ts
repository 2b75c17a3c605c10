import type { ExpressionBuilder } from 'kysely'
import type { RecordOwner } from '../../../../contract/account-records.ts'
import { emailKeyOf } from '../../../../contract/forms/email.ts'
import type { AdminTables } from '../../schema.ts'

/** An account, an address, or both. */
export interface Owner {
  readonly account: RecordOwner['account'] | null
  readonly email: RecordOwner['email']
}

export const keyOf = ({ email }: Owner): string | null => (email === null ? null : emailKeyOf(email))

/** Requests that the account has sent, and those under its confirmed address. */
export const isRequestOf = (owner: Owner) => {
  const key = keyOf(owner)
  return ({ eb, or }: ExpressionBuilder<AdminTables, 'requests'>) =>
    or([eb('account_id', '=', owner.account), ...(key === null ? [] : [eb('email_key', '=', key)])])
}

/** Drafts that were typed while the account was logged in, and those that name or were mailed to its confirmed address. */
export const isDraftOf = (owner: Owner) => {
  const key = keyOf(owner)
  return ({ eb, or }: ExpressionBuilder<AdminTables, 'drafts'>) =>
    or([
      eb('account_id', '=', owner.account),
      ...(key === null ? [] : [eb('email_key', '=', key), eb('mailed_key', '=', key)]),
    ])
}

/** The upload ids in the answers of a draft. */
export function uploadsIn(answers: string): string[] {
  const { uploads = [] } = JSON.parse(answers) as { readonly uploads?: string | readonly string[] }
  return [uploads].flat().filter(id => /^[0-9a-f]{32}$/.test(id))
}
