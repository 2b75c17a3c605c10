import * as v from 'valibot'
import { agreementSignature } from '../../../contract/requests/beta-application/facts.ts'
import type { RequestThread } from '../../../contract/requests.ts'

/** The signature of an invitation's agreement and its time; null before it is signed. */
export function readSignature({ answers }: RequestThread): v.InferOutput<typeof agreementSignature> | null {
  const read = v.safeParse(agreementSignature, answers.agreement)
  return read.success ? read.output : null
}
