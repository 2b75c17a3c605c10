import type { FailedUpload } from '../../../contract/uploads.ts'

/** A file of a form, as its sender sees it. */
export interface AttachedFile {
  /** For this list; it stays the same from the choice of the file on. */
  readonly key: string
  readonly name: string
  /** In bytes; null where only its name is known. */
  readonly size: number | null
  readonly state: 'uploading' | 'failed' | 'complete'
  /** In bytes. */
  readonly sent: number
  /** Of the upload, once there is one. */
  readonly id: string | null
  readonly reason: FailedUpload['reason'] | null
  /** Where a rate limit refused it: the seconds to wait. */
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

/** What a page knows of a draft's files: uploads that are whole, and what was not taken of a form without scripts. */
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
