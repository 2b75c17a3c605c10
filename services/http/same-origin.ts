import { createHash, timingSafeEqual } from 'node:crypto'
import { newestOf, type Secret, valuesOf } from '../../platform/signature.ts'

export interface TrustedOrigin {
  /** The public origin of the site. */
  readonly origin: string
  readonly serviceSecret: Secret
}

/**
 * Whether a call comes neither from the site's own origin nor, with the service secret, from the site's server.
 * https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function isUntrustedOrigin(headers: Headers, { origin, serviceSecret }: TrustedOrigin): boolean {
  if (isFromSite(headers, serviceSecret)) return false
  const fetchSite = headers.get('sec-fetch-site')
  return fetchSite ? fetchSite !== 'same-origin' : headers.get('origin') !== origin
}

/** Whether a call has the service secret, which the site's server sends. */
export function isFromSite(headers: Headers, serviceSecret: Secret): boolean {
  const authorization = headers.get('authorization')
  return (
    authorization !== null && valuesOf(serviceSecret).some(value => isSame(authorization, `Service ${value}`))
  )
}

/** The `Authorization` header with which the site's server authenticates to a service. */
export const serviceAuthorization = (serviceSecret: Secret): string => `Service ${newestOf(serviceSecret)}`

const isSame = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected))
const digest = (text: string) => createHash('sha256').update(text).digest()
