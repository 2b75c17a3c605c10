import * as v from 'valibot'
import { officeCall, refused } from './office-call.ts'

const waiting = v.object({
  /** The name of its source. */
  source: v.string(),
  /** `3 requests are assigned to you`. */
  sentence: v.string(),
  /** Where it is done, below `/office`. */
  path: v.string(),
  count: v.number(),
})
export type Waiting = v.InferOutput<typeof waiting>

export const waitingCalls = {
  listWaiting: officeCall({
    name: 'listWaiting',
    summary: 'What waits for the caller, by source; sources with nothing are left out',
    method: 'GET',
    path: '/waiting',
    permission: 'session',
    answer: v.object({ waiting: v.array(waiting) }),
    refusals: refused,
  }),
} as const
