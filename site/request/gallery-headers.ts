import { privateHeaders } from './private-headers.ts'
import type { VisitorGallery } from './site-request.ts'

/** The headers of a page of the account: nobody keeps it, and the cookies that the service has set go along. */
export function galleryHeaders(
  gallery: VisitorGallery,
  more: Readonly<Record<string, string>> = privateHeaders,
): Headers {
  const headers = new Headers(more)
  for (const cookie of gallery.cookies) headers.append('Set-Cookie', cookie)
  const cleared = gallery.cleared()
  if (cleared !== null) headers.set('Clear-Site-Data', cleared)
  return headers
}
