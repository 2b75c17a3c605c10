import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { Secret } from '../../platform/signature.ts'
import { isFromSite } from './same-origin.ts'

/** Where a call comes from, as the site's server says in a header of its own. Of IPv6 it is the network: one home. */
export const visitorAddressOf = (context: Context): string => visitorAddressIn(context.req.raw.headers)

export const visitorAddressIn = (headers: Headers): string =>
  networkOf(headers.get('x-visitor-address') ?? '')

/** An IPv4 address as it is, and the /64 network of an IPv6 one (`2001:db8:0:1`). */
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

/** Marks a visitor's own call that the site passes on to a service apart, unlike those that it makes for a page. */
export const visitorsCall = 'x-visitor-call'

export const isVisitorsCall = (headers: Headers): boolean => headers.has(visitorsCall)

/** Who is logged in, as the site's server says in another; null for nobody. */
export const accountOf = (context: Context): string | null => context.req.header('x-visitor-account') || null

/** Whether an answer stays with a service that has shown the secret. */
export const isForService = (headers: Headers, serviceSecret: Secret): boolean =>
  isFromSite(headers, serviceSecret) && !isVisitorsCall(headers)
