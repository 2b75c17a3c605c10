import type { DetailedError } from 'tus-js-client'
import { readRetryAfter } from '../../contract/retry-after.ts'
import type { Upload } from '../../contract/upload-answer.ts'
import { type FailedUpload, uploadReasons, uploadsPath } from '../../contract/uploads.ts'

interface UploadCallbacks {
  /** The endpoint of the tus server, where it is not that of visitors. */
  readonly endpoint?: string

  /** Called with the URL of the upload once it is created. */
  readonly onUrl: (url: string) => void
  readonly onProgress: (sent: number) => void
  /** The server has accepted a chunk. */
  readonly onChunkAccepted: () => void
  /** Retries keep failing; `onChunkAccepted` or `onComplete` may still follow. */
  readonly onStuck: () => void
  readonly onComplete: () => void
  /** The upload has failed for good. `retryAfter`: seconds of a rate limit. */
  readonly onFailed: (reason: FailedUpload['reason'], retryAfter: number | null) => void
}

/** The chunk size, which a slow connection sends within the request timeout. */
const chunkBytes = 8 * 1024 * 1024

/** In ms, long enough for a server restart; they start over after each accepted chunk. */
const retryDelays = [0, 500, 1000, 2000, 4000, 8000, 15_000, 30_000, 60_000]
const failuresUntilStuck = 3
/** Hides a short loss of connection after the third failure. */
const stuckAfterMs = 5000

/**
 * Uploads a file in chunks, resuming at `url` if given. Resolves to a function that aborts. The tus client is loaded on
 * first use.
 */
export async function sendFile(file: File, url: string | null, on: UploadCallbacks): Promise<() => void> {
  const tus = await import('tus-js-client')
  let stuck: ReturnType<typeof setTimeout> | undefined
  const settle = () => {
    clearTimeout(stuck)
    stuck = undefined
  }
  const upload = new tus.Upload(file, {
    endpoint: url === null ? (on.endpoint ?? uploadsPath) : null,
    uploadUrl: url,
    metadata: { filename: file.name },
    chunkSize: chunkBytes,
    retryDelays,
    // Resumable uploads are stored by stored-files.ts.
    storeFingerprintForResuming: false,
    onUploadUrlAvailable() {
      // Without an endpoint the client resumes this upload or fails; otherwise it would create another.
      upload.options.endpoint = null
      on.onUrl(upload.url ?? '')
    },
    onProgress: on.onProgress,
    onChunkComplete() {
      settle()
      on.onChunkAccepted()
    },
    onShouldRetry(error, retries) {
      if (retries + 1 >= failuresUntilStuck) stuck ??= setTimeout(on.onStuck, stuckAfterMs)
      return isRetryable(statusOf(error))
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

/** The HTTP status of the failed request; 0 without a response. */
const statusOf = (error: Error | DetailedError): number =>
  'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0

/** Network failures, server errors, conflicts and locked uploads are retried. */
const isRetryable = (status: number): boolean =>
  status < 400 || status >= 500 || status === 409 || status === 423

function waitOf(error: Error | DetailedError): number | null {
  if (!('originalResponse' in error) || statusOf(error) !== 429) return null
  const given = error.originalResponse?.getHeader('Retry-After')
  return readRetryAfter(new Headers(given ? { 'Retry-After': given } : {}))
}

/** The failure reason from the error response, else from the upload's current state. */
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

/** The upload's state on the server; null when it does not exist, undefined when the request fails. */
export async function findUpload(id: string): Promise<Upload | null | undefined> {
  const answer = await fetch(`${uploadsPath}/${id}`).catch(() => null)
  if (answer?.status === 404) return null
  return answer?.ok ? ((await answer.json()) as Upload) : undefined
}

/** Deletes an upload. If the request is lost, the server deletes it after a day. */
export const deleteUpload = (url: string): Promise<unknown> =>
  fetch(url, { method: 'DELETE', headers: { 'Tus-Resumable': '1.0.0' }, keepalive: true }).catch(() => null)
