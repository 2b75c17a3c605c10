import { privateHeaders } from './private-headers.ts'
import type { VisitorGallery } from './site-request.ts'

/** The headers of an account page: no caching, and the `Set-Cookie` values of the gallery service. */
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
