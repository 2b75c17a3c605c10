import { createContext } from 'react'
import type { FormRejection } from '../../../ui/submission/form-rejection.ts'
import type { LoadedAccountCopy } from '../../features/account/dialogs-data.ts'
import type { AccountPagesCopy } from './copy/en.ts'

/** The common properties of the forms on account pages. */
interface AccountFormsData {
  readonly copy: AccountPagesCopy
  readonly form: LoadedAccountCopy['form']
  readonly rejection: FormRejection | undefined
}

export const AccountForms = createContext<AccountFormsData | null>(null)

/** The fields of a form of the account in their order, with their labels. */
export function labelsOf(
  prefix: string,
  { home, security, reset, proof }: AccountPagesCopy,
): Readonly<Record<string, string>> {
  const { current } = security
  const own: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    profile: {
      username: home.username,
      firstname: home.firstname,
      lastname: home.lastname,
      password: proof.password,
    },
    password: { current, password: security.next, password2: security.again },
    email: { current, email: security.newEmail },
    ask: { email: reset.email },
    set: { password: reset.password, password2: reset.password2 },
  }
  return own[prefix] ?? { password: proof.password }
}
