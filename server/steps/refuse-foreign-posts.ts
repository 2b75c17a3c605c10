import { headerOf, isRead, type Step } from '../exchange.ts'
import { sendLastResort } from '../last-resort.ts'

/** A form is taken from our own pages only: by Sec-Fetch-Site, else by a matching Origin, else not at all. */
export const refuseForeignPosts =
  (origin: string): Step =>
  exchange => {
    const { request } = exchange
    if (isRead(request)) return false
    const fetchSite = headerOf(request, 'sec-fetch-site')
    const ours = fetchSite ? fetchSite === 'same-origin' : headerOf(request, 'origin') === origin
    return ours ? false : sendLastResort(exchange, 403)
  }
