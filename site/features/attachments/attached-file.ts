import type { FailedUpload } from '../../../contract/uploads.ts'

/** An attachment as the form shows it. */
export interface AttachedFile {
  /** The React key, constant from the choice of the file on. */
  readonly key: string
  readonly name: string
  /** In bytes; null where only the name is known. */
  readonly size: number | null
  readonly state: 'uploading' | 'failed' | 'complete'
  /** Uploaded bytes. */
  readonly sent: number
  /** The id of the upload; null before it is created. */
  readonly id: string | null
  readonly reason: FailedUpload['reason'] | null
  /** The `Retry-After` of a rate limit, in seconds. */
  readonly retryAfter?: number | null
}

export interface AttachmentCounts {
  readonly uploading: number
  readonly failed: number
  readonly complete: number
}

export function countFiles(files: readonly AttachedFile[]): AttachmentCounts {
  const count = (state: AttachedFile['state']) => files.filter(file => file.state === state).length
  return { uploading: count('uploading'), failed: count('failed'), complete: count('complete') }
}

/** The server-rendered attachments of a draft: complete uploads, and the files that were refused in a form post. */
export const knownFiles = (
  uploads: readonly { readonly id: string; readonly name: string; readonly size: number }[],
  failed: readonly FailedUpload[] = [],
): AttachedFile[] => [
  ...uploads.map(({ id, name, size }) => ({
    ...{ key: id, id, name, size, sent: size },
    ...{ state: 'complete' as const, reason: null },
  })),
  ...failed.map(({ reason, name }, at) => ({
    ...{ key: `failed-${at}`, id: null, name, size: null, sent: 0 },
    ...{ state: 'failed' as const, reason },
  })),
]
