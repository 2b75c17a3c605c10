import { data, redirect } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import type { User } from '../../../contract/user.ts'
import { formatWait, interpolate } from '../../../ui/language/format.ts'
import type { FormRejection } from '../../../ui/submission/form-rejection.ts'
import type { LoadedAccountCopy } from '../../features/account/dialogs-data.ts'
import { link, type PagePath } from '../../language/link.ts'
import { type AccountVisit, faultOf, toLogin } from '../../request/form-fault.ts'
import { galleryHeaders } from '../../request/gallery-headers.ts'
import { refusalOf, waitOf } from '../../request/refusal.ts'
import type { VisitorGallery } from '../../request/site-request.ts'

/** A page's answer to a form, with the cookies that the service has set. */
export const answerWith = <T>(gallery: VisitorGallery, result: T, status = 200) =>
  data(result, { status, headers: galleryHeaders(gallery) })

/** A form that the service refused, or that could not be sent: its messages, field to sentences, and what was typed. */
export const rejectWith = (
  gallery: VisitorGallery,
  intent: string,
  messages: NonNullable<FormRejection['messages']>,
  { values = {}, status = 422 }: { readonly values?: FormRejection['values']; readonly status?: number } = {},
) => answerWith<FormRejection>(gallery, { intent, values, reasons: {}, messages }, status)

/** Sends the visitor on after a form, so that a reload repeats nothing. */
export const goOn = (gallery: VisitorGallery, locale: Locale, page: PagePath, query = '') =>
  redirect(`${link(locale, page)}${query}`, { status: 303, headers: galleryHeaders(gallery) })

/** The logged-in user. Throws a redirect to the log-in for an anonymous visitor. */
export async function getOwner(visit: AccountVisit): Promise<User> {
  const { user } = await visit.gallery.calls.userLoad({ body: {} }).catch((error: unknown) => {
    if (refusalOf(error) === 401) return { user: null }
    throw error
  })
  if (user) return user
  throw toLogin(visit)
}

/** The service's answer to a removal; null when there is nothing left to remove. */
export async function letGo<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked
  } catch (error) {
    if (refusalOf(error) === 404) return null
    throw error
  }
}

/** Why a form could not be dealt with, as a sentence and as the status of the answer. Throws what `faultOf` throws. */
export function explainFault(
  error: unknown,
  visit: AccountVisit,
  copy: LoadedAccountCopy['form'],
): { sentence: string; status: number } {
  const fault = faultOf(error, visit)
  return fault === 'limited'
    ? { sentence: interpolate(copy.limited, { when: formatWait(waitOf(error), visit.locale) }), status: 429 }
    : { sentence: copy[fault].message, status: 503 }
}

/** The text of a field, as it was sent. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
