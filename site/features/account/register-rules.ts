import * as v from 'valibot'
import { email, filled, reasonsOf, requiredCheckbox } from '../../../contract/forms/rules.ts'
import { readRegistration } from './register-form.ts'

const registerForm = v.object({
  username: filled,
  firstname: filled,
  lastname: filled,
  email,
  password: filled,
  password2: filled,
  dob: filled,
  terms: requiredCheckbox,
})

/** The registration's field errors that need no call of the service. */
export const checkRegistration = (form: FormData) => reasonsOf(registerForm, readRegistration(form))
