import { BlockList, isIP } from 'node:net'
import type { Limit, Limits } from '../../platform/limits/limits.ts'
import type { Log } from '../../platform/log.ts'
import { isTrustedProxy, type TrustedProxies } from '../../platform/settings.ts'
import { networkOf } from '../../services/http/visitor.ts'
import { type Exchange, headerOf } from './exchange.ts'

/** Rate limits by client address for responses that are not cached; a school or an office shares an address. */
const defaultVisitorLimits = {
  /** Pages that are rendered for one request: personal ones, searches, filtered lists, pages that are not found. */
  pagesByAddress: { points: 120, seconds: 60 },
  /** Posted forms, whatever their response. */
  formsByAddress: { points: 120, seconds: 60 },
  /** GET calls below `/api`. */
  callsByAddress: { points: 600, seconds: 60 },
  /** Reports of script errors. */
  errorReportsByAddress: { points: 10, seconds: 60 },
} satisfies Record<string, Limit>

export type VisitorLimits = Readonly<Record<keyof typeof defaultVisitorLimits, Limit>>

/**
 * Consumes points for the client of an exchange: 0 within the limit, else the seconds to wait. Negative points are given
 * back.
 */
export type SpendVisitorLimit = (
  name: keyof VisitorLimits,
  exchange: Exchange,
  points?: number,
) => Promise<number>

interface VisitorLimitsOptions {
  readonly limits: Limits
  readonly allowed?: Partial<VisitorLimits>
  readonly proxies: TrustedProxies
  readonly log: Log
}

/** Rate limits by client address; of IPv6 by the /64 network. A limit that is exceeded is logged once a minute. */
export function createVisitorLimits(options: VisitorLimitsOptions): SpendVisitorLimit {
  const { limits, proxies, log } = options
  const allowed: VisitorLimits = { ...defaultVisitorLimits, ...options.allowed }
  let isProxySaid = false
  return async (name, exchange, points = 1) => {
    if (isHiddenByProxy(exchange, proxies)) {
      if (!isProxySaid)
        log.warn('TRUSTED_PROXIES does not name the proxy in front: pages are not limited by address')
      isProxySaid = true
      return 0
    }
    const network = networkOf(exchange.visitor)
    const wait = await limits.spend(name, network, allowed[name], points)
    if (wait > 0 && (await limits.spend(`${name}-logged`, network, { points: 1, seconds: 60 })) === 0)
      log.warn(
        { requestId: exchange.id, event: 'rate-limit', limit: name, path: exchange.path },
        'Rate limit exceeded',
      )
    return wait
  }
}

/**
 * A proxy on the private network that TRUSTED_PROXIES does not name: all visitors would share its address and its limit.
 */
function isHiddenByProxy({ request }: Exchange, proxies: TrustedProxies): boolean {
  if (headerOf(request, 'x-forwarded-for') === '' && headerOf(request, 'forwarded') === '') return false
  const peer = request.socket.remoteAddress ?? ''
  return isPrivate(peer) && !isTrustedProxy(proxies, peer)
}

const privateNetworks = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  privateNetworks.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  privateNetworks.addSubnet(network, bits, 'ipv6')
}

const isPrivate = (address: string): boolean =>
  isIP(address) !== 0 && privateNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
