import { reasonsOf } from '../../../../contract/forms/rules.ts'
import { betaSignature } from '../../../../contract/requests/beta-application/schema.ts'
import { bodyOf, readFormValues } from '../../../../ui/submission/form-values.ts'

export const signingShape = { text: ['name'], boxes: ['agreed'] }

/** The body of the signing call. */
export const readSigning = (form: FormData): Record<string, unknown> =>
  bodyOf(readFormValues(form, signingShape), signingShape)

/** The form's field errors that need no call of a service. */
export const checkSigning = (form: FormData) =>
  reasonsOf(betaSignature, { token: '', lang: '', ...readSigning(form) })
