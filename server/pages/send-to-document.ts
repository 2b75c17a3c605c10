import type { Exchange } from '../http/exchange.ts'

/** Answers a data request of the router so that it loads a document instead, with the query of the request. */
export function sendToDocument({ response, query }: Exchange, page: string): true {
  const asked = new URLSearchParams(query)
  asked.delete('_routes')
  response.writeHead(204, {
    'Cache-Control': 'no-store',
    'X-Remix-Redirect': asked.size > 0 ? `${page}?${asked}` : page,
    'X-Remix-Status': '302',
    'X-Remix-Reload-Document': 'true',
  })
  response.end()
  return true
}
