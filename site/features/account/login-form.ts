import * as v from 'valibot'
import { filled, reasonsOf } from '../../../contract/forms/rules.ts'
import { readFormValues } from '../../form/form-values.ts'

const loginForm = v.object({ username: filled, password: filled })

export const loginShape = { text: ['username', 'password'] }

/** What is wrong with the log-in, before the service is asked. */
export const checkLogin = (form: FormData) => reasonsOf(loginForm, readFormValues(form, loginShape))
