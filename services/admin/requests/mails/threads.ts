import type { MailThread } from '../../../../platform/mail/mail.ts'

const threadOf = (audience: 'request' | 'desk', reference: string, isFirst: boolean): MailThread => ({
  name: `${audience}.${reference.toLowerCase()}`,
  isFirst,
})

/** The first mail to the sender of a request, and every later one about it. */
export const startThread = (reference: string) => threadOf('request', reference, true)
export const continueThread = (reference: string) => threadOf('request', reference, false)

/** The same for the notices to staff, which are other messages and so a thread of their own. */
export const startNotices = (reference: string) => threadOf('desk', reference, true)
export const continueNotices = (reference: string) => threadOf('desk', reference, false)
