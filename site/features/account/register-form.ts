import { bodyOf, readFormValues } from '../../../ui/submission/form-values.ts'
import type { AccountCopy } from './copy/en.ts'

export const registerShape = {
  text: ['username', 'firstname', 'lastname', 'email', 'password', 'password2', 'dob'],
  boxes: ['terms'],
}

/** The registration as the service takes it. */
export const readRegistration = (form: FormData) =>
  bodyOf(readFormValues(form, registerShape), registerShape) as Readonly<Record<string, string>> & {
    readonly terms: never
  }

/** Its fields in their order, with their labels in an error summary. */
export const registerLabels = ({ register }: Pick<AccountCopy, 'register'>) => ({
  username: register.username,
  firstname: register.firstname,
  lastname: register.lastname,
  email: register.email,
  password: register.password,
  password2: register.password2,
  dob: register.dob,
  terms: register.termsLabel,
})
