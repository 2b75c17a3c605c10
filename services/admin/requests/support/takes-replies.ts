import type { RequestKind } from '../../../../contract/requests.ts'

/** Whether a request is a question, which staff may merge with others of its sender. */
export const isQuestion = (kind: RequestKind): boolean => kind === 'support' || kind === 'beta-request'

/** Whether a request is a conversation: its sender replies, and staff answer and close it. */
export const takesReplies = (kind: RequestKind): boolean =>
  isQuestion(kind) || kind === 'position-application' || kind === 'education'
