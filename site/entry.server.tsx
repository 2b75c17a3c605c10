import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router'
import { NonceContext } from './request/nonce.ts'
import { siteRequest } from './request/site-request.ts'

export { siteRequest }

/** The header by which the server learns which inline scripts are the framework's and ours; it never leaves it. */
const nonceHeader = 'x-script-nonce'

/** Renders a page whole, into memory: a page that is kept needs no stream, and errors still choose the status. */
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

/** `react-dom`'s own renderToString does not wait for the data that the router hands to the browser. */
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
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    })
  })
}

/** What went wrong in a loader or in rendering, with the request's id. A 404 is not a fault. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return
  const { log, requestId } = context.get(siteRequest)
  log.error({ requestId, err: error }, 'A page could not be rendered')
}
