import { Readable } from 'node:stream'
import type { Fetch } from '../../contract/client.ts'
import { mediaLimits, mediaUploadsPath } from '../../contract/office/media-limits.ts'
import { officeApi } from '../../contract/office/office.ts'
import { replyUploadsPath } from '../../contract/office/reply-uploads-path.ts'
import { uploadsPath } from '../../contract/uploads.ts'
import { problemResponse } from '../../services/http/problem.ts'
import { type Exchange, hasBody, headerOf } from '../http/exchange.ts'
import { sendResponse, toRequest } from '../http/web-exchange.ts'
import { countStaffUpload, type TrustedHeaders } from '../services/count-staff-upload.ts'

interface StaffUploadsOptions {
  readonly origin: string
  readonly office: Fetch
  /** The handler of the tus protocol. */
  readonly uploads: Fetch
}

const isPicture = (path: string): boolean =>
  path === mediaUploadsPath || path.startsWith(`${mediaUploadsPath}/`)

export const isStaffUpload = (path: string): boolean => isPicture(path) || path === replyUploadsPath

/**
 * The staff's door to the uploads of visitors: the same limits and inspections, with a quota for each member of staff
 * instead of one for each address. Who may not add pictures is refused before a byte of one is read; a file of a reply
 * goes on at the visitors' door once it is created. `trusted` are headers for the services, with the cookie of the session.
 */
export function createStaffUploads({ origin, office, uploads }: StaffUploadsOptions) {
  return async (exchange: Exchange, trusted: TrustedHeaders): Promise<true> => {
    const { request, response, path } = exchange
    const isSent = hasBody(request) && (request.method === 'POST' || request.method === 'PATCH')
    const refusal = isPicture(path)
      ? ((await refusalOfCaller(trusted)) ?? refusalOfPicture(exchange))
      : refusalOfMethod(exchange)
    const counted = refusal ?? (await refusalOfQuota(exchange, trusted))
    const answered = counted ?? (await forward(exchange, trusted, isSent))
    if (response.destroyed) return true
    // The unread rest of a refused body makes the connection unusable.
    if (isSent && !request.complete) response.setHeader('Connection', 'close')
    await sendResponse(exchange, answered)
    return true
  }

  async function refusalOfCaller(trusted: TrustedHeaders): Promise<Response | null> {
    const asked = new Request(`${origin}${officeApi}/media/limits`, { headers: trusted })
    const { status } = await office(asked)
    return status === 200 ? null : problemResponse(status, 'Log in as somebody who may add pictures.')
  }

  async function refusalOfQuota({ request }: Exchange, trusted: TrustedHeaders) {
    if (request.method !== 'POST') return null
    const answer = await countStaffUpload(
      { origin, office },
      trusted,
      lengthOf(request.headers['upload-length']),
    )
    return answer.ok ? null : answer
  }

  async function forward(exchange: Exchange, trusted: TrustedHeaders, isSent: boolean): Promise<Response> {
    const { request, response, id, startedAt, span, visitor, path, query } = exchange
    const body = isSent ? (Readable.toWeb(request) as ReadableStream) : null
    const door = isPicture(path) ? mediaUploadsPath : replyUploadsPath
    const own = {
      request,
      response,
      id,
      startedAt,
      span,
      visitor,
      query,
      path: uploadsPath + path.slice(door.length),
    }
    const asked = toRequest(own, origin, body)
    asked.headers.set('Authorization', trusted.Authorization ?? '')
    asked.headers.set('Upload-Counted', '1')
    asked.headers.delete('Cookie')
    const answered = await uploads(asked)
    const headers = new Headers(answered.headers)
    const location = headers.get('Location')
    if (location && isPicture(path)) headers.set('Location', location.replace(uploadsPath, mediaUploadsPath))
    return new Response(answered.body, { status: answered.status, headers })
  }
}

/** The tus protocol refuses a length that is none. */
const lengthOf = (said: unknown): number => (/^\d{1,15}$/.test(String(said)) ? Number(said) : 0)

function refusalOfMethod({ request }: Exchange): Response | null {
  return request.method === 'POST' ? null : problemResponse(405, 'Try POST.', { Allow: 'POST' })
}

/** A new upload whose name says that it is no picture. */
function refusalOfPicture({ request }: Exchange): Response | null {
  if (request.method !== 'POST') return null
  const [, encoded = ''] = /(?:^|,)\s*filename ([\w+/=]*)/.exec(headerOf(request, 'upload-metadata')) ?? []
  const name = Buffer.from(encoded, 'base64').toString('utf8').toLowerCase()
  if (mediaLimits.endings.some(ending => name.endsWith(`.${ending}`))) return null
  const detail = 'Pictures are JPEG, PNG, WebP, AVIF or TIFF files.'
  return Response.json(
    { type: 'about:blank', title: 'Unsupported Media Type', status: 415, detail, reason: 'type' },
    { status: 415, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' } },
  )
}
