import type { SameShape } from '../../language/copy.ts'
import type en from './en.ts'

export type FormSentences = SameShape<typeof en>
