import { normalForm } from '../steps/normalise-address.ts'
import { type Exchange, headerOf } from '../exchange.ts'
import { readBody } from './read-body.ts'

const mostBytes = 64 * 1024

/** A posted form as the site gets it, or null when it is too large: its body, its cookies, and the page it stood on. */
export async function postedRequest({ request, path, query }: Exchange, origin: string): Promise<Request | null> {
  const body = await readBody(request, mostBytes)
  if (body === null) return null
  const headers = {
    'Content-Type': headerOf(request, 'content-type') || 'application/x-www-form-urlencoded',
    Cookie: headerOf(request, 'cookie'),
    Referer: ownPage(headerOf(request, 'referer'), origin),
  }
  return new Request(`${origin}${path}${query}`, { method: 'POST', headers, body: new Uint8Array(body) })
}

/** The address of a page of ours in its normal form; empty for anybody else's. */
function ownPage(referer: string, origin: string): string {
  const url = URL.parse(referer)
  return url?.origin === origin ? `${origin}${normalForm(url.pathname)}${url.search}` : ''
}
