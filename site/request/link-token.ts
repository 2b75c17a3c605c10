import { findCookies, linkAttributes, maxAgeOf } from '../../contract/cookies.ts'
import { everyLocale } from '../../contract/locale.ts'
import { link, type PagePath } from '../language/link.ts'

/** A kind of page that a token opens. */
export interface LinkPage {
  /** The name of the token in the query of a link. */
  readonly param: 'token' | 'resume'
  /** The path that its cookie is sent to. */
  readonly scope: PagePath
  /** Where a link leads, when that is not the page itself. */
  readonly opens?: PagePath
}

const permission = '/legal/trademark-use-application'

const linkPages: readonly (readonly [RegExp, LinkPage])[] = [
  [/^\/account\/(?:confirm|reset)$/, { param: 'token', scope: '/account' }],
  [/^\/newsletter\/(?:confirm|unsubscribe|preferences)$/, { param: 'token', scope: '/newsletter' }],
  [/^\/support\/requests\/[\w-]+(?:\/agreement)?$/, { param: 'token', scope: '/support/requests' }],
  [/^\/support\/(?:beta\/)?request(?:\/[a-z-]+)?$/, { param: 'resume', scope: '/support' }],
  [/^\/legal\/trademark-use-application\/[a-z-]+$/, { param: 'resume', scope: permission }],
  // The page itself is the same for everybody: the check leads to what is not answered yet.
  [
    /^\/legal\/trademark-use-application$/,
    { param: 'resume', scope: permission, opens: `${permission}/check` },
  ],
]

/** Which kind of page a path is; null for a page that no token opens. */
export const linkPageOf = (page: PagePath): LinkPage | null =>
  linkPages.find(([pattern]) => pattern.test(page))?.[1] ?? null

/** Longer than every token of ours. */
const isToken = (token: string): boolean => /^[\w.-]{1,240}$/.test(token)

/**
 * What stands in an address instead of a token: a checksum (FNV-1a, twice 32 bits) that names its cookie and opens nothing without
 * it. Of the 256 bits of a token at least 192 stay unknown.
 */
export function handleOf(token: string): string {
  let [one, two] = [0x811c9dc5, 0x050c5d1f]
  for (let at = 0; at < token.length; at++) {
    one = Math.imul(one ^ token.charCodeAt(at), 0x01000193)
    two = Math.imul(two ^ token.charCodeAt(token.length - 1 - at), 0x01000193)
  }
  return [one, two].map(half => (half >>> 0).toString(36).padStart(7, '0')).join('')
}

/** The query of an address that a token opens; empty without one. */
export const linkQuery = (token: string, more: Readonly<Record<string, string>> = {}): string => {
  const query = new URLSearchParams({ ...(isToken(token) && { link: handleOf(token) }), ...more })
  return query.size > 0 ? `?${query}` : ''
}

/** One of 36 by the last letter of the handle: nobody can fill the browser with cookies of ours. */
const cookieNameOf = (handle: string, isSecure: boolean): string =>
  `${isSecure ? '__Secure-' : ''}link-${handle.slice(-1)}`

const isHttps = (origin: string): boolean => origin.startsWith('https:')

/** `Set-Cookie` values that keep a token for the pages of its scope in every language; none for what is no token. */
export function linkCookies(origin: string, { scope }: Pick<LinkPage, 'scope'>, token: string): string[] {
  if (!isToken(token)) return []
  const name = cookieNameOf(handleOf(token), isHttps(origin))
  const terms = `Max-Age=${maxAgeOf(linkAttributes)}; HttpOnly; SameSite=${linkAttributes.sameSite}${isHttps(origin) ? '; Secure' : ''}`
  const paths = new Set([scope, `/en${scope}`, ...everyLocale.map(locale => link(locale, scope))])
  return [...paths].map(path => `${name}=${token}; Path=${path}; ${terms}`)
}

/** `headers` with the cookies of a token. */
export function withLinkCookies(
  headers: Readonly<Record<string, string>>,
  cookies: readonly string[],
): Headers {
  const all = new Headers(headers)
  for (const cookie of cookies) all.append('Set-Cookie', cookie)
  return all
}

/**
 * The token that a visit comes with: in the form that was sent, in the query of a link, or in the cookie that the `link` of the
 * address names. Empty when there is none.
 */
export function findToken(request: Request, url: URL, param: LinkPage['param'], form?: FormData): string {
  const sent = form?.get('token')
  const given = typeof sent === 'string' && sent !== '' ? sent : (url.searchParams.get(param) ?? '')
  if (given !== '') return isToken(given) ? given : ''
  const handle = url.searchParams.get('link') ?? ''
  const cookies = request.headers.get('cookie') ?? ''
  const name = cookieNameOf(handle, isHttps(url.href))
  // Cookies of one name may come for several paths, in any order (RFC 6265, section 4.2.2).
  return findCookies(cookies, name).find(kept => isToken(kept) && handleOf(kept) === handle) ?? ''
}
