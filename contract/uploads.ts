import * as v from 'valibot'

/** Where attachments are sent to, by the tus protocol 1.0: https://tus.io/protocols/resumable-upload */
export const uploadsPath = '/api/admin/uploads'

/** Where the site asks, for a form with files, whether its sender has quota left: see `countAhead` of the service. */
export const uploadQuotaPath = `${uploadsPath}/quota`

export const uploadLimits = { files: 10, bytes: 100 * 1024 * 1024, hours: 24 } as const

/** What an attachment's name may end with, by what it is then taken for. */
export const uploadEndings = {
  picture: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'heic', 'heif', 'avif', 'tif', 'tiff', 'psd'],
  film: ['mp4', 'm4v', 'mov', 'webm', 'mkv'],
  text: ['txt', 'md', 'csv', 'log', 'ips', 'crash'],
  paper: ['pdf'],
  archive: ['zip'],
  /** The apps' own documents. */
  own: ['procreate', 'brush', 'brushset', 'swatches', 'drm'],
} as const

export const uploadStates = ['uploading', 'complete', 'failed'] as const
export type UploadState = (typeof uploadStates)[number]

/**
 * Why a file is not taken, for good: not of a known type, or its bytes are of another; too large; nothing in it; more than
 * `uploadLimits.files`; its structure cannot be followed within the limits of work; the scanner found something; removed by its
 * sender or by time.
 */
export const uploadReasons = ['type', 'size', 'empty', 'count', 'unreadable', 'infected', 'gone'] as const
export type UploadReason = (typeof uploadReasons)[number]

/** An attachment as `GET {uploadsPath}/{id}` tells it. */
export const uploadSchema = v.object({
  id: v.string(),
  name: v.string(),
  size: v.number(),
  type: v.string(),
  state: v.picklist(uploadStates),
  reason: v.nullable(v.picklist(uploadReasons)),
})
export type Upload = v.InferOutput<typeof uploadSchema>

/**
 * A file of a form that was posted without scripts and not taken, as the one field `failed_uploads`: its reason, a
 * space, its name. `unavailable`: not now, and it is worth trying again.
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
