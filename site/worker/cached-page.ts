import { readPath } from '../language/link.ts'
import { deleteFromCache, findCached, putInCache } from './cache.ts'
import { cacheFilesOf } from './files.ts'
import { normalPath } from './normal-path.ts'

/** Whether a path is a page of the handbook other than a search; these pages are the same for everybody. */
export function isCacheable(path: unknown): path is string {
  const pathname = normalPath(path)
  if (pathname === null || pathname !== path) return false
  const { page } = readPath(pathname)
  return /^\/handbook(?:\/(?!.*\.md$)|$)/.test(page) && !/^\/handbook\/[^/]+\/[^/]+\/search$/.test(page)
}

/** Updates the cache from a network response: stores a complete page, deletes it on 404 and 410. */
export async function updateCachedPage(pathname: string, response: Response): Promise<void> {
  if (response.status === 404 || response.status === 410) return deleteFromCache(pathname)
  if (!isPublicPage(response)) return
  const html = await response.clone().text()
  await putInCache('pages', pathname, response)
  await cacheFilesOf(html)
}

/** Whether a response is a public HTML page of our own origin, without a redirect. */
export function isPublicPage({ status, type, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    headers.get('content-type')?.startsWith('text/html') === true &&
    !headers.get('cache-control')?.includes('no-store')
  )
}

const maxAgeMs = 30_000

/** Fetches and caches a page that was shown by client-side navigation, unless it was cached within 30 seconds. */
export async function cachePage(pathname: string): Promise<void> {
  const cached = await findCached('pages', pathname)
  const age = Date.now() - Date.parse(cached?.headers.get('date') ?? '')
  if (age < maxAgeMs) return
  await updateCachedPage(pathname, await fetch(pathname))
}
