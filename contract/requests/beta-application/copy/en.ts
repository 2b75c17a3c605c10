import type { unlistedDevice } from '../../../forms/devices.ts'
import type { AnswersOf, CopyOf } from '../../request-copy.ts'
import type { BetaApplication } from '../schema.ts'

const en: BetaApplicationCopy = {
  fields: {
    name: 'Name',
    email: 'Email',
    email2: 'Confirm email',
    betas: 'Betas',
    device_language: 'Device language',
    devices: 'Devices',
    familiarity: 'What are you familiar with?',
    message: 'Message',
    code_of_conduct: 'Code of conduct',
    terms: 'Terms and privacy',
  },
  questions: {
    code_of_conduct: 'I have read the {conduct} and will keep to it.',
    terms: 'I accept the {terms} and the {privacy}.',
  },
  errorLabels: {
    familiarity: 'What you are familiar with',
  },
  options: {
    familiarity: {
      illustration: 'Illustration',
      sketching: 'Sketching',
      painting: 'Painting',
      animation: 'Animation',
      'stop-motion': 'Stop Motion',
      '3d-painting': '3D Painting',
      'architectural-rendering': 'Architectural Rendering',
      'mind-mapping': 'Mind Mapping',
      planning: 'Planning',
    },
    devices: {
      'not-listed': "My device isn't listed here",
    },
  },
  nothing: 'None',
}

export default en

/** Fields whose options are names, not copy. */
type UntitledField = 'device_language' | 'devices'

export type BetaApplicationCopy = CopyOf<AnswersOf<BetaApplication>, 'betas', UntitledField> & {
  readonly questions: { readonly code_of_conduct: string; readonly terms: string }
  readonly errorLabels: { readonly familiarity: string }
  readonly options: { readonly devices: Readonly<Record<typeof unlistedDevice, string>> }
  readonly nothing: string
}
