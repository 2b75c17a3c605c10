import type { textFaultCalls as calls } from '../../../contract/office/text-faults.ts'
import type { OfficeHandlers } from '../handler.ts'
import { countOwnFaults, findCheck, listFaults } from './list-faults.ts'

/** The handlers of broken links, and of pictures without words. */
export const linkCalls: OfficeHandlers<typeof calls> = {
  async listBrokenLinks({ query, session: { staff }, db }) {
    return { ...(await listFaults(db, query, staff)), checked: await findCheck(db) }
  },
  countBrokenLinks: ({ session: { staff }, db }) => countOwnFaults(db, staff),
}
