import type { AdminClient } from '../../../contract/admin.ts'
import type { Reasons } from '../../../contract/forms/rules.ts'
import type { FormResult } from '../../../contract/forms/sent.ts'
import { ServiceRefusal, ServiceUnavailable } from '../../../contract/problem.ts'
import { type FormValues, readFormValues } from '../../form/read-form-values.ts'

/** What a page's action says of a form that was not taken: everything that the form needs to stand there again. */
export interface FormRejection {
  readonly typed: FormValues
  readonly reasons: Reasons
  /** `limited`: too often; `failure`: what is behind the form is out of reach. */
  readonly fault?: 'limited' | 'failure'
  /** For `limited`: the seconds to wait; null where the service does not say. */
  readonly retryAfter?: number | null
  /** For whoever has no scripts: a proof that is good in a moment. */
  readonly patience?: string
}

/** The one field that people do not see. */
export const honeypot = 'website'

/** The proof that came with a form; none when the trap was filled. */
export function proofIn(form: FormData): string {
  const { captcha, [honeypot]: trapped } = readFormValues(form, { text: ['captcha', honeypot] })
  return trapped === '' && typeof captcha === 'string' ? captcha : ''
}

/**
 * Sends a form to the service, and resolves to its reference or to why it was not taken. Nothing that was typed is
 * lost whatever happens behind it. Throws on what is a fault of ours.
 */
export async function sendForm(
  admin: AdminClient,
  typed: FormValues,
  send: () => Promise<FormResult>,
): Promise<{ readonly reference: string } | FormRejection> {
  try {
    const { reference, errors = {} } = await send()
    if (reference !== undefined) return { reference }
    const reasons = Object.fromEntries(
      Object.entries(errors).flatMap(([field, [fault]]) => (fault ? [[field, fault.code]] : [])),
    )
    if (!reasons.captcha) return { typed, reasons }
    const { patience } = await admin.getCaptcha({ body: {} })
    return { typed, reasons, patience }
  } catch (error) {
    if (error instanceof ServiceRefusal && error.status === 429)
      return { typed, reasons: {}, fault: 'limited', retryAfter: error.retryAfter }
    const isOut =
      error instanceof ServiceUnavailable || (error instanceof ServiceRefusal && error.status >= 500)
    if (isOut) return { typed, reasons: {}, fault: 'failure' }
    throw error
  }
}

/** The status of a page that shows a form again. */
export const statusOf = ({ fault }: FormRejection): number =>
  fault === 'failure' ? 503 : fault === 'limited' ? 429 : 422
