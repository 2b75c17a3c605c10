import type { IncomingMessage } from 'node:http'

/** This much of a body that is too long is read and dropped, so that its client reads the response. */
const patientBytes = 4 * 1024 * 1024

/** The client closed the connection within a body: no response is possible, and no error is logged. */
export class RequestAborted extends Error {
  override name = 'BrokenOff'
}

/** The whole body, or null when it is longer than `limit` bytes. Rejects with `RequestAborted`. */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  // The stream of a request without a body has ended before anybody reads it.
  if (request.readableEnded) return Promise.resolve(Buffer.alloc(0))
  const { promise, resolve, reject } = Promise.withResolvers<Buffer | null>()
  const chunks: Buffer[] = []
  let length = 0
  request.on('data', (chunk: Buffer) => {
    length += chunk.length
    if (length <= limit) chunks.push(chunk)
    else chunks.length = 0
    if (length > patientBytes) {
      request.pause()
      resolve(null)
    }
  })
  request.once('end', () => resolve(length > limit ? null : Buffer.concat(chunks)))
  const breakOff = () => reject(new RequestAborted('The body broke off'))
  request.once('error', breakOff)
  request.once('close', breakOff)
  return promise
}
