import { reportEvent } from '../../platform/security-log.ts'
import { headerOf, isApi, isRead, type Middleware } from '../http/exchange.ts'
import { refuse } from '../http/refuse.ts'

/** Rejects forms of other sites: by Sec-Fetch-Site, else by Origin; a form with neither is rejected. */
export const rejectCrossOriginPosts =
  (origin: string): Middleware =>
  exchange => {
    const { request, path } = exchange
    if (isRead(request) || isApi(path)) return false
    const fetchSite = headerOf(request, 'sec-fetch-site')
    const ours = fetchSite ? fetchSite === 'same-origin' : headerOf(request, 'origin') === origin
    if (ours) return false
    reportEvent({ event: 'cross-site request refused', status: 403 })
    return refuse(exchange, 403)
  }
