import type { AnswersOf, CopyOf, YesNo } from '../../request-copy.ts'
import type { MediaListSignUp } from '../schema.ts'

const en: MediaListCopy = {
  fields: {
    name: 'Name',
    email: 'Email',
    email2: 'Confirm email',
    organisation: 'Organization',
    format: 'Where you publish',
    marketing: 'Marketing emails',
    terms: 'Terms',
  },
  questions: {
    marketing: 'I’d also like marketing emails.',
    terms: 'I accept the {terms} and the {privacy}.',
  },
  options: {
    format: {
      online: 'Online',
      print: 'Print',
      radio: 'Radio',
      podcast: 'Podcast',
      tv: 'Television',
      other: 'Other',
    },
    marketing: {
      yes: 'Yes',
      no: 'No',
    },
  },
}

export default en

export type MediaListCopy = CopyOf<AnswersOf<MediaListSignUp>> & {
  readonly questions: { readonly marketing: string; readonly terms: string }
  readonly options: { readonly marketing: YesNo }
}
