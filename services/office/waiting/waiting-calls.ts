import type { waitingCalls as calls } from '../../../contract/office/waiting.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { OfficeHandlers } from '../handler.ts'
import { listWaiting } from './list-waiting.ts'

/** The handler of what waits for the caller. */
export const waitingCalls = ({ installation, origin }: OfficeDependencies): OfficeHandlers<typeof calls> => ({
  async listWaiting({ session: { staff }, db, now }) {
    return { waiting: await listWaiting({ db, installation, origin, staff, now }) }
  },
})
