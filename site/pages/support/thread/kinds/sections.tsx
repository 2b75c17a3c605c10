import type { ReactNode } from 'react'
import type { RequestKind } from '../../../../../contract/requests.ts'
import { InvitationSection } from './invitation.tsx'
import type { OwnSectionProps } from './own-section-props.ts'
import { Licence } from './permission/licence.tsx'

/** The additional section of each kind of request, below its state. */
export const ownSections: Readonly<Partial<Record<RequestKind, (props: OwnSectionProps) => ReactNode>>> = {
  'beta-application': InvitationSection,
  permission: Licence,
}
