import * as v from 'valibot'
import { agreementSignature } from '../../../contract/requests/beta-application/facts.ts'
import type { RequestThread } from '../../../contract/requests.ts'

/** Who has signed the agreement of an invitation, and when; null while nobody has. */
export function readSignature({ answers }: RequestThread): v.InferOutput<typeof agreementSignature> | null {
  const read = v.safeParse(agreementSignature, answers.agreement)
  return read.success ? read.output : null
}
