import { positionApplication } from '../../../../contract/requests/position-application/schema.ts'
import { checkWithUpload } from '../../../features/one-file/check-with-upload.ts'
import { cvLimits } from './cv-limits.ts'

/** The form's field errors that need no call of the service. */
export const checkApply = (posted: FormData, draft: string) =>
  checkWithUpload(positionApplication, posted, { draft, limits: cvLimits })
