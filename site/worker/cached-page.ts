import { readPath } from '../language/link.ts'
import { keepFilesOf } from './files.ts'
import { normalPath } from './normal-path.ts'
import { find, forget, keep } from './stores.ts'

/** Pages that are kept: the handbook's, but for answers to one question. None of them is about a visitor. */
export function isKeepable(path: unknown): path is string {
  const pathname = normalPath(path)
  if (pathname === null || pathname !== path) return false
  const { page } = readPath(pathname)
  return /^\/handbook(?:\/(?!.*\.md$)|$)/.test(page) && !/^\/handbook\/[^/]+\/[^/]+\/search$/.test(page)
}

/** Takes note of what the network says about a page: kept when it is there, forgotten when it is gone. */
export async function remember(pathname: string, answer: Response): Promise<void> {
  if (answer.status === 404 || answer.status === 410) return forget(pathname)
  if (!isWhole(answer)) return
  const html = await answer.clone().text()
  await keep('pages', pathname, answer)
  await keepFilesOf(html)
}

/** A page as everybody gets it, and not another one that the address led on to. */
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

/** Fetches and keeps a page that was shown without a document of its own, unless that has just been done. */
export async function keepShown(pathname: string): Promise<void> {
  const kept = await find('pages', pathname)
  const age = Date.now() - Date.parse(kept?.headers.get('date') ?? '')
  if (age < justNowMs) return
  await remember(pathname, await fetch(pathname))
}
