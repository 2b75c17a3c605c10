import { maxPictureBytes } from '../../../../contract/requests/made-with/terms.ts'
import type { AttachmentLimits } from '../../../../contract/uploads.ts'

/** One picture. */
export const pictureLimits: AttachmentLimits = {
  files: 1,
  bytes: maxPictureBytes,
  size: '40 MB',
  endings: ['jpg', 'jpeg', 'png', 'webp', 'avif'],
}

/** The draft that a picture belongs to until it is sent. */
export const draft = 'made-with'
