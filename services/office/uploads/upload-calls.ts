import type { uploadCalls as calls } from '../../../contract/office/uploads.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { OfficeHandlers } from '../handler.ts'

const megabyte = 1_000_000

/** The handlers of what staff upload. */
export const uploadCalls = ({ guard }: OfficeDependencies): OfficeHandlers<typeof calls> => ({
  async countUpload({ body: { bytes }, session: { staff } }) {
    await guard.check('uploadsByStaff', staff.id)
    if (bytes > 0) await guard.check('uploadedByStaff', staff.id, Math.ceil(bytes / megabyte))
    return {}
  },
})
