import type { AnswersOf, CopyOf, YesNo } from '../../request-copy.ts'
import type { PositionApplication } from '../schema.ts'

const en: PositionApplicationCopy = {
  fields: {
    name: 'Name',
    email: 'Email',
    position: 'Position',
    position_page: 'Page of the position',
    portfolio: 'Portfolio',
    message: 'What you’d like us to know',
    uploads: 'CV',
    keep: 'Kept for other positions',
    consent: 'Consent',
  },
  questions: {
    keep: 'If it’s a no this time, keep my application for 24 months and write to me about other positions.',
    consent: 'You may use what I send here to decide about this position, as the {privacy} says.',
  },
  options: { keep: { yes: 'Yes, for 24 months', no: 'No' } },
}

export default en

export type PositionApplicationCopy = CopyOf<AnswersOf<PositionApplication>, 'position' | 'position_page'> & {
  readonly questions: Readonly<Record<'keep' | 'consent', string>>
  readonly options: { readonly keep: YesNo }
}
