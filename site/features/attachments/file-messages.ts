import type { Locale } from '../../../contract/locale.ts'
import { type AttachmentLimits, uploadLimits } from '../../../contract/uploads.ts'
import { formatWait, interpolate } from '../../../ui/language/format.ts'
import type { AttachedFile } from './attached-file.ts'
import type { AttachmentsCopy } from './copy/en.ts'

export const defaultLimits: AttachmentLimits = { ...uploadLimits, size: '100 MB' }

/** Interpolates the limits of a field. */
export const interpolateLimits = (
  sentence: string,
  { files, size }: AttachmentLimits = defaultLimits,
): string => interpolate(sentence, { files: String(files), size })

/** The message of a failed file; empty otherwise. */
export function failureMessage(
  file: AttachedFile,
  copy: AttachmentsCopy,
  locale: Locale,
  limits?: AttachmentLimits,
): string {
  const { reason, retryAfter = null } = file
  if (reason === null) return ''
  if (retryAfter !== null) return interpolate(copy.limited, { when: formatWait(retryAfter, locale) })
  return interpolateLimits(copy.reasons[reason], limits)
}

const states = { uploading: 'isUploading', complete: 'isComplete', failed: 'isFailed' } as const

/** The live region's announcement of a file's state. */
export const announcementOf = (
  file: AttachedFile,
  copy: AttachmentsCopy,
  locale: Locale,
  limits?: AttachmentLimits,
): string =>
  interpolate(copy[states[file.state]], {
    name: file.name,
    reason: failureMessage(file, copy, locale, limits),
  })
