import { reasonsOf } from '../../../contract/forms/rules.ts'
import { newsletterSignUp } from '../../../contract/newsletter.ts'
import { readFormValues } from '../../../ui/submission/form-values.ts'

export const signUpShape = { text: ['email'], lists: ['tags'] }

/** The form's field errors that need no call of a service. */
export const checkSignUp = (form: FormData) => reasonsOf(newsletterSignUp, readFormValues(form, signUpShape))
