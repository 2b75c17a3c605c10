import { reasonsOf } from '../../../contract/forms/rules.ts'
import { newsletterSignUp } from '../../../contract/newsletter.ts'
import { readFormValues } from '../../form/form-values.ts'

export const signUpShape = { text: ['email'], lists: ['tags'] }

/** What is wrong with the form, without asking anybody. */
export const checkSignUp = (form: FormData) => reasonsOf(newsletterSignUp, readFormValues(form, signUpShape))
