import * as v from 'valibot'
import { filled, reasonsOf } from '../../../contract/forms/rules.ts'
import { readFormValues } from '../../../ui/submission/form-values.ts'
import { loginShape } from './login-form.ts'

const loginForm = v.object({ username: filled, password: filled })

/** The log-in's field errors that need no call of the service. */
export const checkLogin = (form: FormData) => reasonsOf(loginForm, readFormValues(form, loginShape))
