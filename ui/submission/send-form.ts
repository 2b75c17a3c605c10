import type { AdminClient } from '../../contract/admin.ts'
import type { FormResult } from '../../contract/forms/sent.ts'
import { isReadOnlyRefusal, ServiceRefusal, ServiceUnavailable } from '../../contract/problem.ts'
import type { FormValues } from '../form/form-context.ts'
import type { FormRejection } from './form-rejection.ts'

/**
 * For actions: sends a form to the admin service, and resolves to its reference or to why it was rejected. The values are kept
 * whatever fails behind it. Throws on other errors.
 */
export async function sendForm(
  admin: AdminClient,
  values: FormValues,
  send: () => Promise<FormResult>,
): Promise<{ readonly reference: string } | FormRejection> {
  try {
    const { reference, errors = {} } = await send()
    if (reference !== undefined) return { reference }
    const reasons = Object.fromEntries(
      Object.entries(errors).flatMap(([field, [fault]]) => (fault ? [[field, fault.code]] : [])),
    )
    if (!reasons.captcha) return { values, reasons }
    const { no_script_token: noScriptToken } = await admin.getCaptcha({ body: {} })
    return { values, reasons, noScriptToken }
  } catch (error) {
    if (error instanceof ServiceRefusal && error.status === 429)
      return { values, reasons: {}, fault: 'limited', retryAfter: error.retryAfter }
    if (isReadOnlyRefusal(error)) return { values, reasons: {}, fault: 'maintenance' }
    const isOut =
      error instanceof ServiceUnavailable || (error instanceof ServiceRefusal && error.status >= 500)
    if (isOut) return { values, reasons: {}, fault: 'failure' }
    throw error
  }
}
