import { redirect } from 'react-router'
import type { Locale } from '../../contract/locale.ts'
import { ServiceUnavailable } from '../../contract/problem.ts'
import type { PagePath } from '../language/link.ts'
import { galleryHeaders } from './gallery-headers.ts'
import { refusalOf } from './refusal.ts'
import { entranceAddress } from './return-page.ts'
import type { VisitorGallery } from './site-request.ts'

/** A visit of a page of the account. */
export interface AccountVisit {
  readonly gallery: VisitorGallery
  readonly locale: Locale
  /** Where a log-in leads back to. */
  readonly page: PagePath
}

/** Where somebody is sent who asks for what is theirs and is not logged in; cookies that open nothing are cleared. */
export const toLogin = ({ gallery, locale, page }: AccountVisit) =>
  redirect(entranceAddress(locale, '/login', page), { status: 303, headers: galleryHeaders(gallery) })

/**
 * Why a form of the account could not be dealt with: tried too often, or a failure of ours. Throws a redirect to the log-in
 * when the session has ended meanwhile, and what is no such reason as it is.
 */
export function faultOf(error: unknown, visit: AccountVisit): 'limited' | 'failure' {
  const status = refusalOf(error)
  if (status === 401) throw toLogin(visit)
  if (status === 429) return 'limited'
  if (error instanceof ServiceUnavailable || (status ?? 0) >= 500) return 'failure'
  throw error
}
