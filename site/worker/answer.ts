import { readPath } from '../language/link.ts'
import { documentPath } from '../paths/data-path.ts'
import { isKeepable, remember } from './cached-page.ts'
import { findFile, keepFile } from './files.ts'
import { offlinePage, withBody } from './offline-page.ts'
import { type FetchEvent, scope } from './scope.ts'
import { find } from './stores.ts'

/** The network timeout of a page that is cached. */
const patienceMs = 3000

/** Network first: falls back to the cached page of the handbook, else to the offline page. */
export async function answerPage(event: FetchEvent, pathname: string): Promise<Response> {
  if (readPath(pathname).page === '/offline') return offlinePage(pathname, 200)
  const network = fromNetwork(event)
  if (!isKeepable(pathname)) return network.catch(() => offlinePage(pathname, 503))
  const noted = network.then(answer => remember(pathname, answer.clone()))
  event.waitUntil(noted.catch(() => {}))
  const kept = await find('pages', pathname)
  if (!kept) return network.catch(() => offlinePage(pathname, 503))
  const asKept = () => inRightLight(kept)
  const fresh = network.then(answer => (answer.status >= 500 ? asKept() : answer), asKept)
  const late = new Promise<Response>(resolve => {
    setTimeout(() => resolve(asKept()), patienceMs)
  })
  return Promise.race([fresh, late])
}

const fromNetwork = async ({ preloadResponse, request }: FetchEvent): Promise<Response> =>
  (await preloadResponse.catch(() => undefined)) ?? fetch(request)

/** Applies the current light mode of the handbook to a cached page. */
async function inRightLight(kept: Response): Promise<Response> {
  const answer = kept.clone()
  if (!scope.cookieStore) return answer
  const isLight = (await scope.cookieStore.get('light-mode'))?.value === '1'
  const html = await answer.text()
  return withBody(kept, html.replace(/data-room="\w+"/, `data-room="${isLight ? 'light' : 'dark'}"`), 200)
}

/**
 * Cache first, for files with a hash in their name. Pictures are added to the cache when a page of the handbook shows
 * them.
 */
export async function answerFile({ request }: FetchEvent, pathname: string): Promise<Response> {
  const kept = await findFile(pathname)
  if (kept) return kept
  return (isShownInHandbook(request) && (await keepFile(pathname).catch(() => null))) || fetch(request)
}

/** Whether a page of the handbook or a style sheet requests the image. */
function isShownInHandbook({ destination, referrer }: Request): boolean {
  if (destination !== 'image' || !referrer.startsWith(`${location.origin}/`)) return false
  const { pathname } = new URL(referrer)
  return pathname.endsWith('.css') || isKeepable(pathname)
}

/** The data of a page for client-side navigation; when offline, a redirect that makes the router load the document. */
export async function answerData({ request }: FetchEvent, { pathname, search }: URL): Promise<Response> {
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
