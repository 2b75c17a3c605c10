import { reasonsOf } from '../../../../contract/forms/rules.ts'
import { betaApplication } from '../../../../contract/requests/beta-application/schema.ts'
import { formFieldNamesOf } from '../../../../contract/requests/form-field-names.ts'
import { bodyOf, readFormValues } from '../../../../ui/submission/form-values.ts'

export const applicationShape = formFieldNamesOf(betaApplication)

/** The form as the service takes it. */
export const readApplication = (form: FormData): Record<string, unknown> =>
  bodyOf(readFormValues(form, applicationShape), applicationShape)

/** The form's field errors that need no call of a service. */
export const checkApplication = (form: FormData) => reasonsOf(betaApplication, readApplication(form))
