import type { ReactNode } from 'react'
import type { Locale } from '../../../../../contract/locale.ts'
import type { RequestKind, RequestThread } from '../../../../../contract/requests.ts'
import type { FormCopy } from '../../../../form/form-copy.ts'
import type { FormRejection } from '../../../../form/form-rejection.ts'
import { InvitationSection } from './invitation.tsx'
import type { OwnSectionProps } from './own-section-props.ts'
import { Licence } from './permission/licence.tsx'

export interface OwnSectionProps {
  readonly thread: RequestThread
  readonly locale: Locale
  readonly sending: FormCopy
  /** What the kind's `describe` gave as `own`. */
  readonly own: unknown
  /** What came back of a form in it. */
  readonly answer: FormRejection | undefined
}

/** What a kind of request shows besides, below its state. */
export const ownSections: Readonly<Partial<Record<RequestKind, (props: OwnSectionProps) => ReactNode>>> = {
  'beta-application': InvitationSection,
  permission: Licence,
}
