import { redirect } from 'react-router'
import { ServiceUnavailable } from '../../contract/problem.ts'
import { link } from '../language/link.ts'
import type { Locale } from '../language/locale.ts'
import { ownHeaders } from './own-page.ts'
import { refusalOf } from './refusal.ts'

/** Where somebody is sent who asks for what is theirs and is not logged in. */
export const toLogin = (locale: Locale) =>
  redirect(link(locale, '/login'), { status: 303, headers: ownHeaders })

/**
 * Why a form of the account could not be dealt with: tried too often, or a failure of ours. Throws a redirect to the log-in
 * when the session has ended meanwhile, and what is no such reason as it is.
 */
export function faultOf(error: unknown, locale: Locale): 'limited' | 'failure' {
  const status = refusalOf(error)
  if (status === 401) throw toLogin(locale)
  if (status === 429) return 'limited'
  if (error instanceof ServiceUnavailable || (status ?? 0) >= 500) return 'failure'
  throw error
}
