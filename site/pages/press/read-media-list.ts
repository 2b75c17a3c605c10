import { mediaListSignUp } from '../../../contract/forms/media-list.ts'
import { reasonsOf } from '../../../contract/forms/rules.ts'
import { bodyOf, readFormValues } from '../../form/read-form-values.ts'

export const mediaListShape = {
  text: ['name', 'email', 'email2', 'organisation', 'format'],
  boxes: ['marketing', 'terms'],
}

/** The form as the service takes it. */
export const readMediaList = (form: FormData): Record<string, unknown> =>
  bodyOf(readFormValues(form, mediaListShape), mediaListShape)

/** What is wrong with it, without asking anybody. */
export const checkMediaList = (form: FormData) => reasonsOf(mediaListSignUp, readMediaList(form))
