import type { Locale } from '../../contract/locale.ts'
import type { FormSentences } from './copy/en.ts'

/** The sentences of every form in one language, reasons of refusals included. */
export interface FormCopy extends FormSentences {
  readonly locale: Locale
}
