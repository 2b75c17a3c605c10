import { offeredWork } from '../../../../contract/requests/made-with/schema.ts'
import { checkWithUpload } from '../../../features/one-file/check-with-upload.ts'
import { draft, pictureLimits } from './picture-limits.ts'

/** The form's field errors that need no call of a service. */
export const checkShow = (posted: FormData) =>
  checkWithUpload(offeredWork, posted, { draft, limits: pictureLimits })
