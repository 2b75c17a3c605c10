import { createHash, timingSafeEqual } from 'node:crypto'
import { newestOf, type Secret, valuesOf } from '../../platform/signature.ts'

export interface TrustedOrigin {
  /** The public address of the site. */
  readonly origin: string
  readonly serviceSecret: Secret
}

/**
 * Whether a call that changes something comes neither from our own pages nor, with the secret, from the site's server.
 * https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function isForeign(headers: Headers, { origin, serviceSecret }: TrustedOrigin): boolean {
  if (isFromSite(headers, serviceSecret)) return false
  const fetchSite = headers.get('sec-fetch-site')
  return fetchSite ? fetchSite !== 'same-origin' : headers.get('origin') !== origin
}

/** Whether a call comes, with the secret, from the site's own server. */
export function isFromSite(headers: Headers, serviceSecret: Secret): boolean {
  const authorization = headers.get('authorization')
  return (
    authorization !== null && valuesOf(serviceSecret).some(value => isSame(authorization, `Service ${value}`))
  )
}

/** The `Authorization` by which the site's own server proves itself to a service. */
export const authorizationBy = (serviceSecret: Secret): string => `Service ${newestOf(serviceSecret)}`

const isSame = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected))
const digest = (text: string) => createHash('sha256').update(text).digest()
