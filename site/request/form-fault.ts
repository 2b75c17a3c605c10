import { redirect } from 'react-router'
import type { Locale } from '../../contract/locale.ts'
import { isReadOnlyRefusal, ServiceUnavailable } from '../../contract/problem.ts'
import type { PagePath } from '../language/link.ts'
import { galleryHeaders } from './gallery-headers.ts'
import { refusalOf } from './refusal.ts'
import { entranceAddress } from './return-page.ts'
import type { VisitorGallery } from './site-request.ts'

/** A request of a page of the account. */
export interface AccountVisit {
  readonly gallery: VisitorGallery
  readonly locale: Locale
  /** The page to return to after logging in. */
  readonly page: PagePath
}

/** Redirects to the login page, with the `Set-Cookie` headers of the gallery service. */
export const toLogin = ({ gallery, locale, page }: AccountVisit) =>
  redirect(entranceAddress(locale, '/login', page), { status: 303, headers: galleryHeaders(gallery) })

/**
 * Classifies the failure of an account form: rate limit, maintenance, or failure of a service. Throws a redirect to the login page
 * when the session has ended, and any other error as it is.
 */
export function faultOf(error: unknown, visit: AccountVisit): 'limited' | 'maintenance' | 'failure' {
  const status = refusalOf(error)
  if (status === 401) throw toLogin(visit)
  if (status === 429) return 'limited'
  if (isReadOnlyRefusal(error)) return 'maintenance'
  if (error instanceof ServiceUnavailable || (status ?? 0) >= 500) return 'failure'
  throw error
}
