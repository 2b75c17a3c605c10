import * as v from 'valibot'
import { required } from '../../form/read-form.ts'

/** The log-in, as the browser and the page without scripts check it before the service does. */
export const loginForm = v.object({ username: required, password: required })
