import { redirect } from 'react-router'
import { link } from '../../language/link.ts'
import { findVisitor } from '../../request/find-visitor.ts'
import type { AccountVisit } from '../../request/form-fault.ts'
import { galleryHeaders } from '../../request/gallery-headers.ts'
import type { SiteRequest } from '../../request/site-request.ts'

/**
 * For the loaders of the log-in and the registration: throws a redirect to the page that they lead to for who is logged in
 * already. Not after a form: its answer says what came of it.
 */
export async function redirectAfterLogin(
  site: SiteRequest,
  visit: AccountVisit,
  request: Request,
): Promise<void> {
  if (site.isPosted || !request.headers.get('cookie')) return
  if ((await findVisitor(site, visit.gallery)) === null) return
  throw redirect(link(visit.locale, visit.page), { status: 303, headers: galleryHeaders(visit.gallery) })
}
