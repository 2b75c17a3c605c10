import type { IncomingMessage } from 'node:http'
import { isTrustedProxy, type TrustedProxies } from '../../platform/settings.ts'
import { headerOf } from './exchange.ts'

/**
 * The client address of a request: the last address of X-Forwarded-For that is no trusted proxy. Forwarded headers of
 * untrusted clients are ignored. https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/X-Forwarded-For
 */
export function visitorAddress(request: IncomingMessage, proxies: TrustedProxies): string {
  const peer = request.socket.remoteAddress ?? ''
  const chain = [...headerOf(request, 'x-forwarded-for').slice(-1000).split(','), peer].map(part =>
    part.trim(),
  )
  let nearest = peer
  for (const address of chain.reverse()) {
    if (address === '') break
    nearest = address
    if (!isTrustedProxy(proxies, address)) break
  }
  return nearest.slice(0, 64)
}
