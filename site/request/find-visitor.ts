import { ServiceRefusal } from '../../contract/problem.ts'
import type { User } from '../../contract/user.ts'
import type { SiteRequest, VisitorGallery } from './site-request.ts'
import { withDeadline, withFallback } from './with-fallback.ts'

/** The user who is logged in, for public pages; null for nobody and when the service fails. */
export async function findVisitor(site: SiteRequest, gallery: VisitorGallery): Promise<User | null> {
  const asked = gallery.calls.userLoad({ body: {} }, withDeadline()).catch((error: unknown) => {
    if (error instanceof ServiceRefusal && error.status === 401) return { user: null }
    throw error
  })
  return (await withFallback(site, 'the visitor', asked, { user: null })).user
}
