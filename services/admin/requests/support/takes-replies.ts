import type { RequestKind } from '../../../../contract/requests.ts'

/** Whether a request is a conversation: its sender replies, and staff answer and close it. */
export const takesReplies = (kind: RequestKind): boolean =>
  kind === 'support' || kind === 'beta-request' || kind === 'education'
