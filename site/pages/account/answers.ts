import { data, redirect } from 'react-router'
import { ServiceRefusal, ServiceUnavailable } from '../../../contract/problem.ts'
import type { User } from '../../../contract/user.ts'
import type { AccountCopy } from '../../frame/account/copy/shape.ts'
import { link, type PagePath } from '../../language/link.ts'
import type { Locale } from '../../language/locale.ts'
import { ownHeaders } from '../../request/own-page.ts'
import type { VisitorGallery } from '../../request/site-request.ts'

function headersWith(gallery: VisitorGallery): Headers {
  const headers = new Headers(ownHeaders)
  for (const cookie of gallery.cookies) headers.append('Set-Cookie', cookie)
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
    if (error instanceof ServiceRefusal && error.status === 401) return { user: null }
    throw error
  })
  if (user) return user
  throw redirect(link(locale, '/login'), { status: 303, headers: ownHeaders })
}

/** Why a form could not be dealt with, as a word of the copy. Throws on what is no such reason. */
export function faultOf(error: unknown): 'limited' | 'failure' {
  if (error instanceof ServiceRefusal && error.status === 429) return 'limited'
  if (error instanceof ServiceRefusal && error.status >= 500) return 'failure'
  if (error instanceof ServiceUnavailable) return 'failure'
  throw error
}

/** The same as a sentence for the visitor, and as the status of the answer. Throws on what is no such reason. */
export function explainFault(
  error: unknown,
  copy: AccountCopy['form'],
): { sentence: string; status: number } {
  return faultOf(error) === 'limited'
    ? { sentence: copy.limited, status: 429 }
    : { sentence: copy.failure.message, status: 503 }
}

/** The text of a field, as it was sent. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
