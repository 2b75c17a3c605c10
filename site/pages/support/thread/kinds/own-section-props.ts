import type { Locale } from '../../../../../contract/locale.ts'
import type { RequestThread } from '../../../../../contract/requests.ts'
import type { FormRejection } from '../../../../features/forms/answer.ts'
import type { SendingCopy } from '../../../../features/forms/copy/shape.ts'

export interface OwnSectionProps {
  readonly thread: RequestThread
  readonly locale: Locale
  readonly sending: SendingCopy
  /** What the kind's `describe` gave as `own`. */
  readonly own: unknown
  /** What came back of a form in it. */
  readonly answer: FormRejection | undefined
}
