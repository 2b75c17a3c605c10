/**
 * Written; waits for a second person; may be sent; waits for its moment; goes out; was stopped and can go on; has gone out.
 * Whatever is saved of one that has not gone out makes it a draft again.
 */
export const issueStates = [
  'draft',
  'waiting',
  'approved',
  'scheduled',
  'sending',
  'stopped',
  'sent',
] as const
export type IssueState = (typeof issueStates)[number]
