import { maxCvBytes } from '../../../../contract/requests/position-application/terms.ts'
import type { AttachmentLimits } from '../../../../contract/uploads.ts'

/** One PDF file. */
export const cvLimits: AttachmentLimits = { files: 1, bytes: maxCvBytes, size: '10 MB', endings: ['pdf'] }
