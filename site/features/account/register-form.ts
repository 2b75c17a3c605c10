import * as v from 'valibot'
import { emailAddress, required, ticked } from '../../form/read-form.ts'

/** The fields of the registration, in the order in which they are asked and their errors listed. */
export const registerForm = v.object({
  username: required,
  firstname: required,
  lastname: required,
  email: emailAddress,
  password: required,
  password2: required,
  dob: required,
  terms: ticked,
})

export type RegisterField = keyof typeof registerForm.entries
export const registerFields = Object.keys(registerForm.entries) as RegisterField[]
