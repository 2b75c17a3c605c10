import type { MailThread } from '../../../../platform/mail/mail.ts'

const threadOf = (audience: 'request' | 'desk', reference: string, isFirst: boolean): MailThread => ({
  name: `${audience}.${reference.toLowerCase()}`,
  isFirst,
})

/** The mail thread of a request with its sender. */
export const startThread = (reference: string) => threadOf('request', reference, true)
export const continueThread = (reference: string) => threadOf('request', reference, false)

/** The thread of a request's notices to staff, which has other messages. */
export const startNotices = (reference: string) => threadOf('desk', reference, true)
export const continueNotices = (reference: string) => threadOf('desk', reference, false)
