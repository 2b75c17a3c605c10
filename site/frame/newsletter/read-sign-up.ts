import { reasonsOf } from '../../../contract/forms/rules.ts'
import { newsletterSignUp } from '../../../contract/newsletter.ts'
import { readTyped } from '../../form/read-typed.ts'

export const signUpShape = { text: ['email'], lists: ['tags'] }

/** What is wrong with the form, without asking anybody. */
export const checkSignUp = (form: FormData) => reasonsOf(newsletterSignUp, readTyped(form, signUpShape))
