import type { Locale } from '../../../../../contract/locale.ts'
import type { RequestThread } from '../../../../../contract/requests.ts'
import type { FormCopy } from '../../../../form/form-copy.ts'
import type { FormRejection } from '../../../../form/form-rejection.ts'

export interface OwnSectionProps {
  readonly thread: RequestThread
  readonly locale: Locale
  readonly sending: FormCopy
  /** What the kind's `describe` gave as `own`. */
  readonly own: unknown
  /** What came back of a form in it. */
  readonly answer: FormRejection | undefined
}
