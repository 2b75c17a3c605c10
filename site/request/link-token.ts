import { findCookies, linkAttributes, maxAgeOf } from '../../contract/cookies.ts'
import { everyLocale } from '../../contract/locale.ts'
import { link, type PagePath } from '../language/link.ts'

/** A kind of page that is opened by a token in a link. */
interface LinkPage {
  /** The query parameter that carries the token. */
  readonly param: 'token' | 'resume'
  /** The `Path` of its cookie. */
  readonly scope: PagePath
  /** The path in the link, where that is not the page itself. */
  readonly opens?: PagePath
}

const permission = '/legal/trademark-use-application'

const linkPages: readonly (readonly [RegExp, LinkPage])[] = [
  [/^\/account\/(?:confirm|reset)$/, { param: 'token', scope: '/account' }],
  [/^\/newsletter\/(?:confirm|unsubscribe|preferences)$/, { param: 'token', scope: '/newsletter' }],
  [/^\/support\/requests\/[\w-]+(?:\/agreement)?$/, { param: 'token', scope: '/support/requests' }],
  [/^\/support\/(?:beta\/)?request(?:\/[a-z-]+)?$/, { param: 'resume', scope: '/support' }],
  [/^\/legal\/trademark-use-application\/[a-z-]+$/, { param: 'resume', scope: permission }],
  // The check page is the same for everybody and redirects to the first open question.
  [
    /^\/legal\/trademark-use-application$/,
    { param: 'resume', scope: permission, opens: `${permission}/check` },
  ],
]

/** The kind of token page of a path; null for any other page. */
export const linkPageOf = (page: PagePath): LinkPage | null =>
  linkPages.find(([pattern]) => pattern.test(page))?.[1] ?? null

/** Whether a value has the format of a token; the limit exceeds the length of every token. */
const isToken = (token: string): boolean => /^[\w.-]{1,240}$/.test(token)

/**
 * The handle that replaces a token in an address: a checksum (FNV-1a, twice 32 bits) that names its cookie. Without the
 * cookie it opens nothing, and at least 192 of the token's 256 bits stay unknown.
 */
export function handleOf(token: string): string {
  let [one, two] = [0x811c9dc5, 0x050c5d1f]
  for (let at = 0; at < token.length; at++) {
    one = Math.imul(one ^ token.charCodeAt(at), 0x01000193)
    two = Math.imul(two ^ token.charCodeAt(token.length - 1 - at), 0x01000193)
  }
  return [one, two].map(half => (half >>> 0).toString(36).padStart(7, '0')).join('')
}

/** The query of a page that is opened by a token; empty without one. */
export const linkQuery = (token: string, more: Readonly<Record<string, string>> = {}): string => {
  const query = new URLSearchParams({ ...(isToken(token) && { link: handleOf(token) }), ...more })
  return query.size > 0 ? `?${query}` : ''
}

/** One of 36 names, by the last character of the handle, which bounds the number of cookies. */
const cookieNameOf = (handle: string, isSecure: boolean): string =>
  `${isSecure ? '__Secure-' : ''}link-${handle.slice(-1)}`

const isHttps = (origin: string): boolean => origin.startsWith('https:')

/** `Set-Cookie` values that store a token for the pages of its scope in every language; empty for an invalid token. */
export function linkCookies(origin: string, { scope }: Pick<LinkPage, 'scope'>, token: string): string[] {
  if (!isToken(token)) return []
  const name = cookieNameOf(handleOf(token), isHttps(origin))
  const terms = `Max-Age=${maxAgeOf(linkAttributes)}; HttpOnly; SameSite=${linkAttributes.sameSite}${isHttps(origin) ? '; Secure' : ''}`
  const paths = new Set([scope, `/en${scope}`, ...everyLocale.map(locale => link(locale, scope))])
  return [...paths].map(path => `${name}=${token}; Path=${path}; ${terms}`)
}

/** `headers` with the `Set-Cookie` values of a token. */
export function withLinkCookies(
  headers: Readonly<Record<string, string>>,
  cookies: readonly string[],
): Headers {
  const all = new Headers(headers)
  for (const cookie of cookies) all.append('Set-Cookie', cookie)
  return all
}

/**
 * The token of a request: from the form, from the query, or from the cookie that the `link` parameter names. Empty
 * without one.
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
