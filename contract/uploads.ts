/** The path of the tus 1.0 endpoint: https://tus.io/protocols/resumable-upload */
export const uploadsPath = '/api/admin/uploads'

/** The path at which the site reserves upload quota for a form with files: see `reserveQuota` of the service. */
export const uploadQuotaPath = `${uploadsPath}/quota`

/** The path at which the sender of a request downloads a file of ours, by a signed key. */
export const downloadPathOf = (id: string, key: string): string => `${uploadsPath}/${id}/file?key=${key}`

export const uploadLimits = { files: 10, bytes: 100 * 1024 * 1024, hours: 24 } as const

/** What a field for files takes: by default what every upload may be. */
export interface AttachmentLimits {
  readonly files: number
  readonly bytes: number
  /** `10 MB`. */
  readonly size: string
  /** The extensions of the field, where they are fewer than those that uploads may have. */
  readonly endings?: readonly string[]
}

/** Accepted file extensions, by category. */
export const uploadEndings = {
  picture: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'heic', 'heif', 'avif', 'tif', 'tiff', 'psd'],
  film: ['mp4', 'm4v', 'mov', 'webm', 'mkv'],
  text: ['txt', 'md', 'csv', 'log', 'ips', 'crash'],
  paper: ['pdf'],
  archive: ['zip'],
  /** The documents of the apps. */
  own: ['procreate', 'brush', 'brushset', 'swatches', 'drm'],
} as const

export const uploadStates = ['uploading', 'complete', 'failed'] as const
export type UploadState = (typeof uploadStates)[number]

/**
 * Why an upload fails for good: unknown or mismatched type; too large; empty; more than `uploadLimits.files`; not
 * parsable within the limits of work; found by the scanner; removed or expired.
 */
export const uploadReasons = ['type', 'size', 'empty', 'count', 'unreadable', 'infected', 'gone'] as const
export type UploadReason = (typeof uploadReasons)[number]

/**
 * A rejected file of a form that was posted without scripts, as a value of the field `failed_uploads`: reason, space,
 * name. `unavailable` is temporary.
 */
export interface FailedUpload {
  readonly reason: UploadReason | 'unavailable'
  readonly name: string
}

export const writeFailedUpload = ({ reason, name }: FailedUpload): string => `${reason} ${name}`

export function readFailedUpload(value: string): FailedUpload | null {
  const space = value.indexOf(' ')
  const known = ([...uploadReasons, 'unavailable'] as const).find(
    each => each === value.slice(0, Math.max(0, space)),
  )
  return known ? { reason: known, name: value.slice(space + 1) } : null
}
