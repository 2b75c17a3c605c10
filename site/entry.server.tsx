import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router'
import { NonceContext } from '../ui/nonce-context.ts'
import { siteRequest } from './request/site-request.ts'

export { siteRequest }

/** The internal response header that carries the CSP nonce to the server, which removes it. */
const nonceHeader = 'x-script-nonce'

/** Renders a page to a string without streaming, so that errors still choose the status and the page can be cached. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(12).toString('hex')
  const html = await renderToString(
    <NonceContext value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </NonceContext>,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set(nonceHeader, nonce)
  return new Response(html, { status, headers })
}

/** Unlike `renderToString` of `react-dom`, waits for the suspended data that the router serializes. */
function renderToString(element: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(element, {
      // A boundary stands where it belongs, however long the page is.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    })
  })
}

/** Logs an error of a loader or of rendering with the request's id, except a 404. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return
  const { log, requestId } = context.get(siteRequest)
  log.error({ requestId, err: error }, 'A page could not be rendered')
}
