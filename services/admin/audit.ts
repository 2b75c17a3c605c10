import type { Audit } from '../http/audit.ts'

const forged: Audit[string] = ({ answer, status }) =>
  answer.success === false ? { event: 'access refused', method: 'link', status } : null

/** What of the calls is a security event besides what every service logs: tokens of newsletter mails that are not ours. */
export const adminAudit: Audit = {
  confirmSubscription: forged,
  unsubscribe: forged,
  changeSubscription: forged,
}
