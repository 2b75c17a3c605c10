import type { FormSchema, Reasons } from '../../../contract/forms/rules.ts'
import type { AttachmentLimits } from '../../../contract/uploads.ts'
import { countFiles } from '../attachments/attached-file.ts'
import { uploadListOf } from '../attachments/upload-list.ts'
import { checkFileForm } from './send-with-file.ts'

/** The errors of a form; a file that is on its way is not missing: what asks about files before they are sent waits for it. */
export function checkWithUpload(
  schema: FormSchema,
  posted: FormData,
  { draft, limits }: { readonly draft: string; readonly limits: AttachmentLimits },
): Reasons {
  const { uploads, ...reasons } = checkFileForm(schema, posted)
  const isOnItsWay = countFiles(uploadListOf(draft, limits).files()).uploading > 0
  return uploads === undefined || isOnItsWay ? reasons : { ...reasons, uploads }
}
