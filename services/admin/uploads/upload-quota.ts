import type { Secret } from '../../../platform/signature.ts'
import type { Guard } from '../../http/guard.ts'
import { problemResponse, Refusal } from '../../http/problem.ts'
import { isFromSite } from '../../http/same-origin.ts'
import { visitorAddressIn } from '../../http/visitor.ts'
import type { AdminLimits } from '../limits.ts'

type UploadGuard = Guard<keyof AdminLimits>

const megabyte = 1_000_000

/** Counts a file against the quota of its sender. Throws `Refusal` 429 when it is used up. */
export async function countUpload(guard: UploadGuard, headers: Headers, bytes: number): Promise<void> {
  const address = visitorAddressIn(headers)
  await guard.check('uploadsByAddress', address)
  if (bytes > 0) await guard.check('uploadedByAddress', address, Math.ceil(bytes / megabyte))
}

/** Whether the site's server says that `reserveQuota` has counted the file already. */
export const isReserved = (headers: Headers, serviceSecret: Secret): boolean =>
  headers.has('upload-counted') && isFromSite(headers, serviceSecret)

/**
 * Answers the site's server, which asks before it writes a form's file to its disk: 204 when the visitor's quota has
 * room for a file of `Upload-Length` bytes, which are counted by that; else 429.
 */
export async function reserveQuota(
  request: Request,
  guard: UploadGuard,
  serviceSecret: Secret,
): Promise<Response> {
  const { headers, method } = request
  if (!isFromSite(headers, serviceSecret)) return problemResponse(404, 'There is no such upload.')
  if (method !== 'POST') return problemResponse(405, 'Try POST.', { Allow: 'POST' })
  const bytes = Number(headers.get('upload-length') ?? Number.NaN)
  if (!Number.isSafeInteger(bytes) || bytes < 0) return problemResponse(400, 'The Upload-Length is missing.')
  try {
    await countUpload(guard, headers, bytes)
    return new Response(null, { status: 204 })
  } catch (error) {
    if (error instanceof Refusal) return problemResponse(error.status, error.message, error.headers)
    throw error
  }
}
