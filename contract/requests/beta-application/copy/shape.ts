import type { unlistedDevice } from '../../../forms/devices.ts'
import type { AnswersOf, CopyOf } from '../../request-copy.ts'
import type { BetaApplication } from '../schema.ts'

/** Fields whose options are names, not copy. */
type Named = 'device_language' | 'devices'

export type BetaApplicationCopy = CopyOf<AnswersOf<BetaApplication>, 'betas', Named> & {
  readonly questions: { readonly code_of_conduct: string; readonly terms: string }
  readonly errorLabels: { readonly familiarity: string }
  readonly options: { readonly devices: Readonly<Record<typeof unlistedDevice, string>> }
  readonly nothing: string
}
