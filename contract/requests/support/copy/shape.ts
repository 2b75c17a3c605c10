import type { InferOutput } from 'valibot'
import type { CopyOf } from '../../request-copy.ts'
import type { supportQuestions } from '../schema.ts'

export type SupportCopy = CopyOf<InferOutput<typeof supportQuestions>> & {
  readonly questions: { readonly code_of_conduct: string }
}
