import { randomBytes } from 'node:crypto'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router'
import { NonceContext } from '../ui/nonce-context.ts'
import { officeRequest } from './request/office-request.ts'

export { officeRequest }

/** The internal response header that carries the nonce of the inline scripts to the server, which removes it. */
const nonceHeader = 'x-script-nonce'

/** Renders a whole document, so that errors still choose the status. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(12).toString('hex')
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </NonceContext>,
    // Documents are not streamed: what a boundary holds stands in its place, and is there without scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set(nonceHeader, nonce)
  return new Response(stream, { status, headers })
}

/** Logs an error of a loader or of rendering with the request's id; refusals are answers. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return
  const { log, requestId } = context.get(officeRequest)
  log.error({ requestId, err: error }, 'A screen of the office could not be rendered')
}
