import type { SameShape } from '../../../language/copy.ts'
import type en from './en.ts'

export type NewsletterCopy = SameShape<typeof en>
