import type { SupportCopy } from './shape.ts'

const en: SupportCopy = {
  fields: {
    product: 'About',
    name: 'Name',
    email: 'Email',
    email2: 'Confirm email',
    question: 'Question',
    uploads: 'Files',
    code_of_conduct: 'Code of Conduct',
  },
  questions: {
    code_of_conduct: 'I have read the {conduct} and agree to it.',
  },
  options: {
    product: {
      procreate: 'procreate',
      pocket: 'pocket',
      dreams: 'dreams',
      account: 'My account',
      other: 'Something else',
    },
  },
}

export default en
