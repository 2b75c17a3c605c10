import { Readable } from 'node:stream'
import type { Fetch } from '../../contract/client.ts'
import { mediaLimits, mediaUploadsPath } from '../../contract/office/media-limits.ts'
import { officeApi } from '../../contract/office/office.ts'
import { uploadsPath } from '../../contract/uploads.ts'
import { problemResponse } from '../../services/http/problem.ts'
import { type Exchange, hasBody, headerOf } from '../http/exchange.ts'
import { sendResponse, toRequest } from '../http/web-exchange.ts'

interface MediaDoorOptions {
  readonly origin: string
  readonly office: Fetch
  /** The handler of the tus protocol. */
  readonly uploads: Fetch
}

export const isMediaUpload = (path: string): boolean =>
  path === mediaUploadsPath || path.startsWith(`${mediaUploadsPath}/`)

/**
 * The staff's door to the uploads of visitors: the same limits and inspections, no quota by address, and pictures only.
 * Who may not add pictures is refused before a byte of a file is read. `trusted` are headers for the services, with the
 * cookie of the session.
 */
export function createMediaDoor({ origin, office, uploads }: MediaDoorOptions) {
  return async (exchange: Exchange, trusted: Readonly<Record<string, string>>): Promise<true> => {
    const { request, response } = exchange
    const isSent = hasBody(request) && (request.method === 'POST' || request.method === 'PATCH')
    const refusal = (await refusalOf(trusted)) ?? refusalOfFile(exchange)
    const answered = refusal ?? (await forward(exchange, trusted, isSent))
    if (response.destroyed) return true
    // The unread rest of a refused body makes the connection unusable.
    if (isSent && !request.complete) response.setHeader('Connection', 'close')
    await sendResponse(exchange, answered)
    return true
  }

  async function refusalOf(trusted: Readonly<Record<string, string>>): Promise<Response | null> {
    const asked = new Request(`${origin}${officeApi}/media/limits`, { headers: trusted })
    const { status } = await office(asked)
    return status === 200 ? null : problemResponse(status, 'Log in as somebody who may add pictures.')
  }

  async function forward(
    exchange: Exchange,
    trusted: Readonly<Record<string, string>>,
    isSent: boolean,
  ): Promise<Response> {
    const { request, response, id, startedAt, visitor, path, query } = exchange
    const body = isSent ? (Readable.toWeb(request) as ReadableStream) : null
    const target = `${uploadsPath}${path.slice(mediaUploadsPath.length)}`
    const own = { request, response, id, startedAt, visitor, query, path: target }
    const asked = toRequest(own, origin, body)
    asked.headers.set('Authorization', trusted.Authorization ?? '')
    asked.headers.set('Upload-Counted', '1')
    asked.headers.delete('Cookie')
    const answered = await uploads(asked)
    const headers = new Headers(answered.headers)
    const location = headers.get('Location')
    if (location) headers.set('Location', location.replace(uploadsPath, mediaUploadsPath))
    return new Response(answered.body, { status: answered.status, headers })
  }
}

/** A new upload whose name says that it is no picture. */
function refusalOfFile({ request, path }: Exchange): Response | null {
  if (request.method !== 'POST' || path !== mediaUploadsPath) return null
  const [, encoded = ''] = /(?:^|,)\s*filename ([\w+/=]*)/.exec(headerOf(request, 'upload-metadata')) ?? []
  const name = Buffer.from(encoded, 'base64').toString('utf8').toLowerCase()
  if (mediaLimits.endings.some(ending => name.endsWith(`.${ending}`))) return null
  const detail = 'Pictures are JPEG, PNG, WebP, AVIF or TIFF files.'
  return Response.json(
    { type: 'about:blank', title: 'Unsupported Media Type', status: 415, detail, reason: 'type' },
    { status: 415, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' } },
  )
}
