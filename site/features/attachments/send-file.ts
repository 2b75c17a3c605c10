import type { DetailedError } from 'tus-js-client'
import { readRetryAfter } from '../../../contract/retry-after.ts'
import { type FailedUpload, type Upload, uploadReasons, uploadsPath } from '../../../contract/uploads.ts'

export interface UploadCallbacks {
  /** Where the upload is, as soon as there is one. */
  readonly onUrl: (url: string) => void
  readonly onProgress: (sent: number) => void
  /** The server has taken a piece. */
  readonly onTaken: () => void
  /** It keeps failing, and is tried on: `onTaken` or `onComplete` may still come. */
  readonly onStuck: () => void
  readonly onComplete: () => void
  /** It is not tried any more. `retryAfter`: in seconds, where a rate limit refused it. */
  readonly onFailed: (reason: FailedUpload['reason'], retryAfter: number | null) => void
}

/** Pieces that a slow line sends within the minutes that one request may take. */
const pieceBytes = 8 * 1024 * 1024

/** In ms. A server that is started anew is back within these. They begin again whenever something has arrived. */
const retryDelays = [0, 500, 1000, 2000, 4000, 8000, 15_000, 30_000, 60_000]
const failuresUntilStuck = 3
/** A line that was gone for a moment is back within this time after the third failure. */
const stuckAfterMs = 5000

/**
 * Sends a file in pieces, from where it was when `url` names an upload that has begun. Resolves to what stops it. The protocol's
 * client is loaded here: whoever attaches nothing never loads it.
 */
export async function sendFile(file: File, url: string | null, on: UploadCallbacks): Promise<() => void> {
  const tus = await import('tus-js-client')
  let stuck: ReturnType<typeof setTimeout> | undefined
  const settle = () => {
    clearTimeout(stuck)
    stuck = undefined
  }
  const upload = new tus.Upload(file, {
    endpoint: url === null ? uploadsPath : null,
    uploadUrl: url,
    metadata: { filename: file.name },
    chunkSize: pieceBytes,
    retryDelays,
    // What is kept, and for how long, is ours to say: see kept-files.ts.
    storeFingerprintForResuming: false,
    onUploadUrlAvailable() {
      // From here on it goes on with this one, or not at all: the client would begin another when asking fails.
      upload.options.endpoint = null
      on.onUrl(upload.url ?? '')
    },
    onProgress: on.onProgress,
    onChunkComplete() {
      settle()
      on.onTaken()
    },
    onShouldRetry(error, retries) {
      if (retries + 1 >= failuresUntilStuck) stuck ??= setTimeout(on.onStuck, stuckAfterMs)
      return isWorthRetrying(statusOf(error))
    },
    onSuccess() {
      settle()
      on.onComplete()
    },
    onError(error) {
      settle()
      void reasonOf(error, upload.url).then(reason => on.onFailed(reason, waitOf(error)))
    },
  })
  upload.start()
  return () => {
    settle()
    void upload.abort()
  }
}

/** The status of the answer that failed; 0 for none. */
const statusOf = (error: Error | DetailedError): number =>
  'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0

/** No answer, an error of the server, or an upload that another request still holds. */
const isWorthRetrying = (status: number): boolean =>
  status < 400 || status >= 500 || status === 409 || status === 423

function waitOf(error: Error | DetailedError): number | null {
  if (!('originalResponse' in error) || statusOf(error) !== 429) return null
  const given = error.originalResponse?.getHeader('Retry-After')
  return readRetryAfter(new Headers(given ? { 'Retry-After': given } : {}))
}

/** What the server said against it; when it could not be heard, what it says of the upload now. */
async function reasonOf(error: Error | DetailedError, url: string | null): Promise<FailedUpload['reason']> {
  const body = 'originalResponse' in error ? error.originalResponse?.getBody() : ''
  const said = findReason(body ? parse(body) : null)
  if (said) return said
  const status = statusOf(error)
  if (url === null || status < 400 || status >= 500) return 'unavailable'
  const answer = await fetch(url).catch(() => null)
  if (answer?.status === 404) return 'gone'
  return findReason(await answer?.json().catch(() => null)) ?? 'unavailable'
}

const findReason = (said: { readonly reason?: unknown } | null | undefined) =>
  uploadReasons.find(reason => reason === said?.reason)

function parse(text: string): { readonly reason?: unknown } | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** An upload as the server knows it; null when it does not, undefined when it cannot be asked. */
export async function askUpload(id: string): Promise<Upload | null | undefined> {
  const answer = await fetch(`${uploadsPath}/${id}`).catch(() => null)
  if (answer?.status === 404) return null
  return answer?.ok ? ((await answer.json()) as Upload) : undefined
}

/** Takes an upload back. If that does not arrive, the server sweeps it after a day. */
export const takeBack = (url: string): Promise<unknown> =>
  fetch(url, { method: 'DELETE', headers: { 'Tus-Resumable': '1.0.0' }, keepalive: true }).catch(() => null)
