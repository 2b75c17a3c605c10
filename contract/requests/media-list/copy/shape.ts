import type { AnswersOf, CopyOf, YesNo } from '../../request-copy.ts'
import type { MediaListSignUp } from '../schema.ts'

export type MediaListCopy = CopyOf<AnswersOf<MediaListSignUp>> & {
  readonly questions: { readonly marketing: string; readonly terms: string }
  readonly options: { readonly marketing: YesNo }
}
