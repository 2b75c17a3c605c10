import type { Locale } from '../../../contract/locale.ts'
import { uploadLimits } from '../../../contract/uploads.ts'
import { formatWait, interpolate } from '../../language/format.ts'
import type { AttachedFile } from './attached-file.ts'
import type { AttachmentsCopy } from './copy/shape.ts'

/** A sentence with the limits in it. */
export const withLimits = (sentence: string): string =>
  interpolate(sentence, { files: String(uploadLimits.files), size: '100 MB' })

/** Why a file failed, as a sentence; empty when it did not. */
export function reasonText(file: AttachedFile, copy: AttachmentsCopy, locale: Locale): string {
  const { reason, retryAfter = null } = file
  if (reason === null) return ''
  if (retryAfter !== null) return interpolate(copy.limited, { when: formatWait(retryAfter, locale) })
  return withLimits(copy.reasons[reason])
}

const states = { uploading: 'isUploading', complete: 'isComplete', failed: 'isFailed' } as const

/** What is said when a file gets into its state. */
export const announce = (file: AttachedFile, copy: AttachmentsCopy, locale: Locale): string =>
  interpolate(copy[states[file.state]], { name: file.name, reason: reasonText(file, copy, locale) })
