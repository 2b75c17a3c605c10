import { betaApplication } from '../../../../contract/forms/beta-application.ts'
import { reasonsOf } from '../../../../contract/forms/rules.ts'
import { bodyOf, readFormValues } from '../../../form/read-form-values.ts'

export const applicationShape = {
  text: ['name', 'email', 'email2', 'device_language', 'message'],
  lists: ['devices', 'familiarity'],
  boxes: ['code_of_conduct', 'terms'],
}

/** The form as the service takes it. */
export const readApplication = (form: FormData): Record<string, unknown> =>
  bodyOf(readFormValues(form, applicationShape), applicationShape)

/** What is wrong with it, without asking anybody. */
export const checkApplication = (form: FormData) => reasonsOf(betaApplication, readApplication(form))
