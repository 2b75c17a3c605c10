import type { AnswersOf, CopyOf } from '../../request-copy.ts'
import type { EducationRequest } from '../schema.ts'

const en: EducationCopy = {
  fields: {
    name: 'Name',
    email: 'Email',
    email2: 'Confirm email',
    school: 'School or organization',
    role: 'Your role',
    country: 'Country',
    devices: 'Devices',
    message: 'Your question',
    terms: 'Terms',
  },
  questions: { terms: 'I accept the {terms} and the {privacy}.' },
  options: {
    role: {
      teacher: 'I teach',
      technician: 'I look after the devices',
      head: 'I run the school or buy for it',
      library: 'I work in a library or museum',
      student: 'I study here',
      other: 'Something else',
    },
    devices: {
      '1-9': 'Fewer than 10',
      '10-49': '10 to 49',
      '50-199': '50 to 199',
      '200-999': '200 to 999',
      '1000': '1,000 or more',
    },
  },
}

export default en

export type EducationCopy = CopyOf<AnswersOf<EducationRequest>> & {
  readonly questions: { readonly terms: string }
}
