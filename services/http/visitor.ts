import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { Secret } from '../../platform/signature.ts'
import { isFromSite } from './same-origin.ts'

/** The visitor's address from the header of the site's server; for IPv6 its /64 network. */
export const visitorAddressOf = (context: Context): string => visitorAddressIn(context.req.raw.headers)

export const visitorAddressIn = (headers: Headers): string =>
  networkOf(headers.get('x-visitor-address') ?? '')

/** An IPv4 address unchanged, or the /64 network of an IPv6 address (`2001:db8:0:1`). */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const groups = head.split(':').filter(group => group !== '')
  const after = tail === undefined ? [] : tail.split(':').filter(group => group !== '')
  const filled = [
    ...groups,
    ...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0'),
    ...after,
  ]
  return filled
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/** The header of a visitor's own call that the site forwards, as opposed to calls for rendering a page. */
export const visitorCallHeader = 'x-visitor-call'

export const isVisitorsCall = (headers: Headers): boolean => headers.has(visitorCallHeader)

/** The account that is logged in, from the header of the site's server; null for none. */
export const accountOf = (context: Context): string | null => context.req.header('x-visitor-account') || null

/** Whether the caller authenticated with the service secret. */
export const isForService = (headers: Headers, serviceSecret: Secret): boolean =>
  isFromSite(headers, serviceSecret) && !isVisitorsCall(headers)
