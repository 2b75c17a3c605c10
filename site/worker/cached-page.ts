import { readPath } from '../language/link.ts'
import { keepFilesOf } from './files.ts'
import { normalPath } from './normal-path.ts'
import { find, forget, keep } from './stores.ts'

/** Whether a path is a page of the handbook other than a search; these pages are the same for everybody. */
export function isKeepable(path: unknown): path is string {
  const pathname = normalPath(path)
  if (pathname === null || pathname !== path) return false
  const { page } = readPath(pathname)
  return /^\/handbook(?:\/(?!.*\.md$)|$)/.test(page) && !/^\/handbook\/[^/]+\/[^/]+\/search$/.test(page)
}

/** Updates the cache from a network response: stores a complete page, deletes it on 404 and 410. */
export async function remember(pathname: string, answer: Response): Promise<void> {
  if (answer.status === 404 || answer.status === 410) return forget(pathname)
  if (!isWhole(answer)) return
  const html = await answer.clone().text()
  await keep('pages', pathname, answer)
  await keepFilesOf(html)
}

/** Whether a response is a public HTML page of our own origin, without a redirect. */
function isWhole({ status, type, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    headers.get('content-type')?.startsWith('text/html') === true &&
    !headers.get('cache-control')?.includes('no-store')
  )
}

const justNowMs = 30_000

/** Fetches and caches a page that was shown by client-side navigation, unless it was cached within 30 seconds. */
export async function keepShown(pathname: string): Promise<void> {
  const kept = await find('pages', pathname)
  const age = Date.now() - Date.parse(kept?.headers.get('date') ?? '')
  if (age < justNowMs) return
  await remember(pathname, await fetch(pathname))
}
