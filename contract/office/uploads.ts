import * as v from 'valibot'
import { officeCall, refused } from './office-call.ts'

/** The call that counts what staff upload, before a byte of it is read. */
export const uploadCalls = {
  countUpload: officeCall({
    name: 'countUpload',
    summary: "Counts a file against the caller's own quota of uploads",
    method: 'POST',
    path: '/uploads',
    permission: 'session',
    unaudited: true,
    body: v.strictObject({ bytes: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
    answer: v.object({}),
    refusals: { ...refused, 429: 'The quota is used up' },
  }),
}
