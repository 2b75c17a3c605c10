import type { Call } from '../../contract/call.ts'
import type { Fetch } from '../../contract/client.ts'
import { readOnlyResponse } from './problem.ts'

/** `set`: by the setting of the process, whose database may refuse changes; `switched`: by staff. */
type ReadOnly = 'off' | 'set' | 'switched'
export type FindReadOnly = () => Promise<ReadOnly>

/** Whether a call would store something while nothing may be stored. */
export async function isRefusedReadOnly(call: Call, find: FindReadOnly | undefined): Promise<boolean> {
  if (!find || call.method === 'GET' || call.reads) return false
  const readOnly = await find()
  return readOnly === 'set' || (readOnly === 'switched' && !call.whileReadOnly)
}

/** Refuses each request of a handler that is not a read, while nothing may be stored. Where that cannot be known, it answers itself. */
export const refuseWhileReadOnly =
  (handle: Fetch, find: FindReadOnly): Fetch =>
  async request =>
    ['GET', 'HEAD', 'OPTIONS'].includes(request.method) || (await find().catch(() => 'off')) === 'off'
      ? handle(request)
      : readOnlyResponse()
