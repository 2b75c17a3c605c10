import { readPath } from '../language/link.ts'
import { documentPath } from '../paths/data-path.ts'
import { findCached } from './cache.ts'
import { isCacheable, updateCachedPage } from './cached-page.ts'
import { stemOf } from './choose-file.ts'
import { findChosen, pathsIn } from './chosen-cache.ts'
import { cacheFile, findFile } from './files.ts'
import { showKeptLine } from './kept-line.ts'
import { offlinePage, withBody } from './offline-page.ts'
import { type FetchEvent, scope } from './scope.ts'

/** The network timeout of a page that is cached. */
const networkTimeoutMs = 3000

/** Network first: falls back to the cached page of the handbook, else to the offline page. */
export async function respondWithPage(event: FetchEvent, pathname: string): Promise<Response> {
  if (readPath(pathname).page === '/offline') return offlinePage(pathname, 200)
  const network = fromNetwork(event)
  if (!isCacheable(pathname)) return network.catch(() => offlinePage(pathname, 503))
  const noted = network.then(response => updateCachedPage(pathname, response.clone()))
  event.waitUntil(noted.catch(() => {}))
  const cached = await findKeptPage(pathname)
  if (!cached) return network.catch(() => offlinePage(pathname, 503))
  const fromCache = () => asKeptCopy(cached, pathname)
  const fresh = network.then(response => (response.status >= 500 ? fromCache() : response), fromCache)
  const late = new Promise<Response>(resolve => {
    setTimeout(() => resolve(fromCache()), networkTimeoutMs)
  })
  return Promise.race([fresh, late])
}

const fromNetwork = async ({ preloadResponse, request }: FetchEvent): Promise<Response> =>
  (await preloadResponse.catch(() => undefined)) ?? fetch(request)

/** The newer copy of a page: the one that is kept by choice, or the one that was opened. */
async function findKeptPage(pathname: string): Promise<Response | undefined> {
  const [opened, chosen] = await Promise.all([findCached('pages', pathname), findChosen('pages', pathname)])
  if (!opened || !chosen) return opened ?? chosen
  return dateOf(opened) > dateOf(chosen) ? opened : chosen
}

const dateOf = ({ headers }: Response) => Date.parse(headers.get('date') ?? '') || 0

/** A cached page in the current light mode of the handbook, with the line that says what it is. */
async function asKeptCopy(cached: Response, pathname: string): Promise<Response> {
  const html = showKeptLine(await cached.clone().text(), pathname, cached.headers.get('date') ?? '')
  if (!scope.cookieStore) return withBody(cached, html, 200)
  const isLight = (await scope.cookieStore.get('light-mode'))?.value === '1'
  return withBody(cached, html.replace(/data-room="\w+"/, `data-room="${isLight ? 'light' : 'dark'}"`), 200)
}

/**
 * Cache first, for files with a hash in their name. Pictures are added to the cache when a page of the handbook shows
 * them.
 */
export async function respondWithFile({ request }: FetchEvent, pathname: string): Promise<Response> {
  const cached = await findFile(pathname)
  if (cached) return cached
  const file = isShownInHandbook(request) && (await cacheFile(pathname).catch(() => null))
  if (file) return file
  try {
    return await fetch(request)
  } catch (error) {
    const other = await findOtherWidth(pathname)
    if (other) return other
    throw error
  }
}

/** A picture that is kept in another width than the window wants now. */
async function findOtherWidth(pathname: string): Promise<Response | undefined> {
  const stem = stemOf(pathname)
  if (stem === null) return undefined
  const kept = (await pathsIn('files')).find(path => stemOf(path) === stem)
  return kept === undefined ? undefined : findChosen('files', kept)
}

/** Whether a page of the handbook or a style sheet requests the image. */
function isShownInHandbook({ destination, referrer }: Request): boolean {
  if (destination !== 'image' || !referrer.startsWith(`${location.origin}/`)) return false
  const { pathname } = new URL(referrer)
  return pathname.endsWith('.css') || isCacheable(pathname)
}

/** The data of a page for client-side navigation; when offline, a redirect that makes the router load the document. */
export async function respondWithData({ request }: FetchEvent, { pathname, search }: URL): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    const page = documentPath(pathname)
    const query = new URLSearchParams(search)
    query.delete('_routes')
    // The headers of React Router's own `redirectDocument` responses.
    const headers = {
      'X-Remix-Redirect': query.size > 0 ? `${page}?${query}` : page,
      'X-Remix-Status': '302',
      'X-Remix-Reload-Document': 'true',
    }
    return new Response(null, { status: 204, headers })
  }
}
