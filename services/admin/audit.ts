import type { Audit } from '../http/audit.ts'

const forged: Audit[string] = ({ answer, status }) =>
  answer.success === false ? { event: 'access refused', method: 'link', status } : null

/** The security events of calls, besides refusals: forged newsletter tokens. */
export const adminAudit: Audit = {
  confirmSubscription: forged,
  unsubscribe: forged,
  changeSubscription: forged,
}
