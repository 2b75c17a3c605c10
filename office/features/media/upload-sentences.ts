import type { MediaFault } from '../../../contract/office/media-limits.ts'
import { mediaLimits } from '../../../contract/office/media-limits.ts'
import { type FailedUpload, uploadLimits } from '../../../contract/uploads.ts'

/** Why a file has not become a picture, and what to do. */
export const uploadSentences: Readonly<Record<FailedUpload['reason'], string>> = {
  type: 'Pictures are JPEG, PNG, WebP, AVIF or TIFF files.',
  size: `It is larger than ${mediaLimits.bytes / 2 ** 20} MB.`,
  empty: 'It is empty.',
  count: `Send at most ${uploadLimits.files} files at once.`,
  unreadable: 'It cannot be read. Save it anew, or as another kind.',
  infected: 'The scanner has found something harmful in it.',
  gone: 'It is no longer here. Send it again.',
  unavailable: 'It has not arrived. Try again.',
}

/** Why the newest file of a picture is not shown. */
export const faultSentences: Readonly<Record<MediaFault, string>> = {
  type: uploadSentences.type,
  pixels: `It has more than ${mediaLimits.pixels / 1e6} million pixels. Save it smaller.`,
  unreadable: uploadSentences.unreadable,
  gone: uploadSentences.gone,
}

/** Why a file is not sent at all; null when it is. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): FailedUpload['reason'] | null {
  if (!mediaLimits.endings.some(ending => name.toLowerCase().endsWith(`.${ending}`))) return 'type'
  if (size > mediaLimits.bytes) return 'size'
  return size === 0 ? 'empty' : null
}
