import type { IncomingMessage } from 'node:http'
import { isTrustedProxy, type TrustedProxies } from '../../platform/settings.ts'
import { headerOf } from './exchange.ts'

/**
 * Where a request comes from: the nearest address of the chain that is no proxy of ours. What a stranger says in
 * forwarded headers is not believed. https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/X-Forwarded-For
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
