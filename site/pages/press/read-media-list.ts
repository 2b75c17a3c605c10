import { reasonsOf } from '../../../contract/forms/rules.ts'
import { formFieldNamesOf } from '../../../contract/requests/form-field-names.ts'
import { mediaListSignUp } from '../../../contract/requests/media-list/schema.ts'
import { bodyOf, readFormValues } from '../../../ui/submission/form-values.ts'

export const mediaListShape = formFieldNamesOf(mediaListSignUp)

/** The form as the service takes it. */
export const readMediaList = (form: FormData): Record<string, unknown> =>
  bodyOf(readFormValues(form, mediaListShape), mediaListShape)

/** The form's field errors that need no call of a service. */
export const checkMediaList = (form: FormData) => reasonsOf(mediaListSignUp, readMediaList(form))
