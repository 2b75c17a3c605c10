import type { Locale } from '../../../../../contract/locale.ts'
import type { RequestThread } from '../../../../../contract/requests.ts'
import type { FormCopy } from '../../../../../ui/submission/form-copy.ts'
import type { FormRejection } from '../../../../../ui/submission/form-rejection.ts'

export interface OwnSectionProps {
  readonly thread: RequestThread
  readonly locale: Locale
  readonly sending: FormCopy
  /** The `own` value of the kind's `describe`. */
  readonly own: unknown
  /** The result of a form in it. */
  readonly answer: FormRejection | undefined
}
