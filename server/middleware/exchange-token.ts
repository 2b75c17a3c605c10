import { link, readPath } from '../../site/language/link.ts'
import { linkCookies, linkPageOf, linkQuery, withLinkCookies } from '../../site/request/link-token.ts'
import { secretHeaders } from '../../site/request/private-headers.ts'
import { isApi, isRead, type Middleware } from '../http/exchange.ts'
import { normalForm } from './normalise-address.ts'

/** Whether a normalised address carries a token that is to be exchanged. */
export function carriesToken(path: string, query: string): boolean {
  if (query === '' || isApi(path)) return false
  const linkPage = linkPageOf(readPath(path).page)
  return linkPage !== null && new URLSearchParams(query).has(linkPage.param)
}

/**
 * Exchanges the token of a mailed link for a cookie and redirects to the address without it, so that the token stays in no
 * history and no bookmark. The token is not consumed: link scanners may come first.
 */
export const exchangeToken =
  (origin: string): Middleware =>
  ({ request, response, path, query }) => {
    if (query === '' || !isRead(request) || isApi(path)) return false
    const normal = normalForm(path)
    if (!carriesToken(normal, query)) return false
    const { locale, page } = readPath(normal)
    const linkPage = linkPageOf(page)
    const given = new URLSearchParams(query)
    if (!linkPage) return false
    const token = given.get(linkPage.param) ?? ''
    const more = Object.fromEntries(given)
    delete more[linkPage.param]
    const headers = withLinkCookies(
      { ...secretHeaders, Location: `${link(locale, linkPage.opens ?? page)}${linkQuery(token, more)}` },
      linkCookies(origin, linkPage, token),
    )
    response.writeHead(303, [...headers].flat())
    response.end()
    return true
  }
