import type { MediaListCopy } from './shape.ts'

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
