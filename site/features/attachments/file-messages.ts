import type { Locale } from '../../../contract/locale.ts'
import { uploadLimits } from '../../../contract/uploads.ts'
import { formatWait, interpolate } from '../../../ui/language/format.ts'
import type { AttachedFile } from './attached-file.ts'
import type { AttachmentsCopy } from './copy/en.ts'

/** Interpolates the upload limits. */
export const interpolateLimits = (sentence: string): string =>
  interpolate(sentence, { files: String(uploadLimits.files), size: '100 MB' })

/** The message of a failed file; empty otherwise. */
export function failureMessage(file: AttachedFile, copy: AttachmentsCopy, locale: Locale): string {
  const { reason, retryAfter = null } = file
  if (reason === null) return ''
  if (retryAfter !== null) return interpolate(copy.limited, { when: formatWait(retryAfter, locale) })
  return interpolateLimits(copy.reasons[reason])
}

const states = { uploading: 'isUploading', complete: 'isComplete', failed: 'isFailed' } as const

/** The live region's announcement of a file's state. */
export const announcementOf = (file: AttachedFile, copy: AttachmentsCopy, locale: Locale): string =>
  interpolate(copy[states[file.state]], { name: file.name, reason: failureMessage(file, copy, locale) })
