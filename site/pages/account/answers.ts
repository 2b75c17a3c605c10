import { data, redirect } from 'react-router'
import type { User } from '../../../contract/user.ts'
import type { AccountCopy } from '../../frame/account/copy/shape.ts'
import { link, type PagePath } from '../../language/link.ts'
import type { Locale } from '../../language/locale.ts'
import { faultOf, toLogin } from '../../request/form-fault.ts'
import { ownHeaders } from '../../request/own-page.ts'
import { refusalOf } from '../../request/refusal.ts'
import type { VisitorGallery } from '../../request/site-request.ts'

function headersWith(gallery: VisitorGallery): Headers {
  const headers = new Headers(ownHeaders)
  for (const cookie of gallery.cookies) headers.append('Set-Cookie', cookie)
  const cleared = gallery.cleared()
  if (cleared !== null) headers.set('Clear-Site-Data', cleared)
  return headers
}

/** A page's answer to a form, with the cookies that the service has set. */
export const answerWith = <T>(gallery: VisitorGallery, result: T, status = 200) =>
  data(result, { status, headers: headersWith(gallery) })

/** Sends the visitor on after a form, so that a reload repeats nothing. */
export const goOn = (gallery: VisitorGallery, locale: Locale, page: PagePath, query = '') =>
  redirect(`${link(locale, page)}${query}`, { status: 303, headers: headersWith(gallery) })

/** Who is looking at a page that is theirs. Throws a redirect to the log-in for nobody. */
export async function getOwner(gallery: VisitorGallery, locale: Locale): Promise<User> {
  const { user } = await gallery.calls.userLoad({ body: {} }).catch((error: unknown) => {
    if (refusalOf(error) === 401) return { user: null }
    throw error
  })
  if (user) return user
  throw toLogin(locale)
}

/** What the service answers to letting go of something; null when it is not there any more. */
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
  locale: Locale,
  copy: AccountCopy['form'],
): { sentence: string; status: number } {
  return faultOf(error, locale) === 'limited'
    ? { sentence: copy.limited, status: 429 }
    : { sentence: copy.failure.message, status: 503 }
}

/** The text of a field, as it was sent. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
