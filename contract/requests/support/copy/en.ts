import type { InferOutput } from 'valibot'
import type { CopyOf } from '../../request-copy.ts'
import type { supportQuestions } from '../schema.ts'

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

export type SupportCopy = CopyOf<InferOutput<typeof supportQuestions>> & {
  readonly questions: { readonly code_of_conduct: string }
}
