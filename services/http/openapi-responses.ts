import type { Call } from '../../contract/call.ts'
import type { JsonSchema } from './required-fields.ts'

const asProblem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
const again = {
  headers: {
    'Retry-After': { description: 'Seconds until a retry', required: true, schema: { type: 'integer' } },
  },
}

/** The responses of a call by status. `isEnumerated`: a query parameter has a closed list. */
export function responsesOf(call: Call, answer: JsonSchema, isEnumerated: boolean) {
  const asAnswer = { 'application/json': { schema: answer } }
  const refusals = { ...defaultRefusals(call, isEnumerated), ...call.refusals }
  const statuses = Object.entries(refusals).map(([status, description]) => [
    status,
    { description, ...(['429', '503'].includes(status) && again), content: asProblem },
  ])
  const withReasons = (call.alsoAnswers ?? []).map(status => [
    status,
    {
      description: `Rejected, with reasons${refusals[status] ? `; or: ${refusals[status]}` : ''}`,
      content: refusals[status] ? { ...asAnswer, ...asProblem } : asAnswer,
    },
  ])
  return {
    [call.status ?? 200]: { description: 'The answer', content: asAnswer },
    ...Object.fromEntries(statuses),
    ...Object.fromEntries(withReasons),
    default: { description: 'Any other error', content: asProblem },
  }
}

/** The error statuses that follow from the input of a call. */
function defaultRefusals(
  { method, query, body, fromAnywhere }: Call,
  isEnumerated: boolean,
): Readonly<Record<number, string>> {
  return {
    ...(query && { 400: 'A parameter is unknown or out of bounds' }),
    ...(isEnumerated && { 422: 'A value is none of its enumeration' }),
    ...(method !== 'GET' && !fromAnywhere && { 403: 'The call is not from a page of this site' }),
    ...(body && {
      400: 'The body cannot be read',
      413: 'The body is too large',
      415: 'The body is of another type',
      422: 'A field is missing, unknown or out of bounds',
    }),
    429: 'Rate limited; Retry-After has the seconds',
    503: 'The database cannot be used just now',
  }
}
