import { reasonsOf } from '../../../../contract/forms/rules.ts'
import { betaSignature } from '../../../../contract/requests/beta-application/schema.ts'
import { bodyOf, readFormValues } from '../../../form/form-values.ts'

export const signingShape = { text: ['name'], boxes: ['agreed'] }

/** What is signed with, as the service takes it. */
export const readSigning = (form: FormData): Record<string, unknown> =>
  bodyOf(readFormValues(form, signingShape), signingShape)

/** What is wrong with it, without asking anybody. */
export const checkSigning = (form: FormData) =>
  reasonsOf(betaSignature, { token: '', lang: '', ...readSigning(form) })
