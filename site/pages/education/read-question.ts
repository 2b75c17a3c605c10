import { reasonsOf } from '../../../contract/forms/rules.ts'
import { educationRequest } from '../../../contract/requests/education/schema.ts'
import { formFieldNamesOf } from '../../../contract/requests/form-field-names.ts'
import { bodyOf, readFormValues } from '../../../ui/submission/form-values.ts'

export const questionShape = formFieldNamesOf(educationRequest)

/** The form as the service takes it. */
export const readQuestion = (form: FormData): Record<string, unknown> =>
  bodyOf(readFormValues(form, questionShape), questionShape)

/** The form's field errors that need no call of a service. */
export const checkQuestion = (form: FormData) => reasonsOf(educationRequest, readQuestion(form))
