import { type Reasons, reasonsOf } from '../../../../contract/forms/rules.ts'
import { formFieldNamesOf } from '../../../../contract/requests/form-field-names.ts'
import { positionApplication } from '../../../../contract/requests/position-application/schema.ts'
import type { FormValues } from '../../../../ui/form/form-context.ts'
import { bodyOf, readFormValues } from '../../../../ui/submission/form-values.ts'

const shape = formFieldNamesOf(positionApplication)

/** The values of the form; of several files the last one counts, which without scripts is the one chosen now. */
export function readApplication(form: FormData): FormValues {
  const values = readFormValues(form, shape)
  return { ...values, uploads: [values.uploads ?? []].flat().slice(-1) }
}

/** The form as the service takes it. */
export const applicationBody = (values: FormValues): Record<string, unknown> => bodyOf(values, shape)

/** The errors that need no call of a service. */
export const checkApplication = (form: FormData): Reasons =>
  reasonsOf(positionApplication, applicationBody(readApplication(form)))
