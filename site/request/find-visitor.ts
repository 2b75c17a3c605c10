import { ServiceRefusal } from '../../contract/problem.ts'
import type { User } from '../../contract/user.ts'
import type { SiteRequest, VisitorGallery } from './site-request.ts'
import { withDeadline, withFallback } from './with-fallback.ts'

/** Who is logged in, for pages that are for everybody; null for nobody, and where that cannot be learned just now. */
export async function findVisitor(site: SiteRequest, gallery: VisitorGallery): Promise<User | null> {
  const asked = gallery.calls.userLoad({ body: {} }, withDeadline()).catch((error: unknown) => {
    if (error instanceof ServiceRefusal && error.status === 401) return { user: null }
    throw error
  })
  return (await withFallback(site, 'the visitor', asked, { user: null })).user
}
