import { teamOfKind } from '../../../../contract/office/permissions.ts'
import type { RequestKind } from '../../../../contract/requests.ts'

/** Whether notices say no more than that something came in: mailboxes have other readers, and no retention. */
export const isConfidential = (kind: RequestKind): boolean => teamOfKind[kind] === 'careers'

/** The mailbox of staff for a kind of request. */
export const mailboxOf = (kind: RequestKind, mailHost: string): string =>
  `${isConfidential(kind) ? 'careers' : 'support'}@${mailHost}`
