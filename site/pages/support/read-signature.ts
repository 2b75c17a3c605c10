import * as v from 'valibot'
import type { RequestThread } from '../../../contract/requests.ts'

const signature = v.object({ name: v.string(), at: v.string(), effective: v.string() })

/** Who has signed the agreement of an invitation, and when; null while nobody has. */
export function readSignature({ answers }: RequestThread): v.InferOutput<typeof signature> | null {
  const read = v.safeParse(signature, answers.agreement)
  return read.success ? read.output : null
}
