import * as v from 'valibot'
import { officeCall, refused } from './office-call.ts'

const unreachable = { 503: 'The accounts are out of reach' } as const
const ended = v.object({ sessions: v.number() })

/** Calls that log visitors out of their accounts. */
export const visitorSessionCalls = {
  logPersonOut: officeCall({
    name: 'logPersonOut',
    summary: 'Ends every session of the account of an address; answers their number',
    method: 'DELETE',
    path: '/people/{key}/sessions',
    permission: 'account.log-out',
    elevated: true,
    answer: ended,
    refusals: { ...refused, ...unreachable, 404: 'Nothing is stored under this address' },
  }),
  logEverybodyOut: officeCall({
    name: 'logEverybodyOut',
    summary: 'Ends every session of every account; answers their number',
    method: 'DELETE',
    path: '/visitors/sessions',
    permission: 'account.log-everybody-out',
    elevated: true,
    answer: ended,
    refusals: { ...refused, ...unreachable },
  }),
}
