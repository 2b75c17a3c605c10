import type { OfficeClient } from '../../contract/office/office.ts'
import { isRefusal } from './session.ts'

type Next = 'second-factor' | 'enrol' | 'done'
export interface LogInRefusal {
  readonly reason: 'credentials' | 'code' | 'passkey' | 'limit' | 'expired' | 'unreachable'
  /** Until the next try, where tries are limited. */
  readonly seconds: number | null
}
export type LogInOutcome = { readonly next: Next } | LogInRefusal

/** A step of a log-in: address and password, a code, or the answer of a passkey. */
export async function logIn(office: OfficeClient, form: FormData): Promise<LogInOutcome> {
  const text = (name: string) => String(form.get(name) ?? '')
  try {
    const { next, reason } = form.has('passkey')
      ? await office.finishPasskeyLogIn({ body: { answer: JSON.parse(text('passkey')) } })
      : form.has('code')
        ? await office.giveSecondFactor({ body: { code: text('code').trim() } })
        : await office.logIn({ body: { email: text('email').trim(), password: text('password') } })
    return next ? { next } : { reason: reason ?? 'credentials', seconds: null }
  } catch (error) {
    if (isRefusal(error, 429)) return { reason: 'limit', seconds: error.retryAfter }
    // The first factor is too long ago.
    if (isRefusal(error, 401)) return { reason: 'expired', seconds: null }
    if (isRefusal(error, 422, 400)) return { reason: 'credentials', seconds: null }
    if (error instanceof SyntaxError) return { reason: 'passkey', seconds: null }
    throw error
  }
}
