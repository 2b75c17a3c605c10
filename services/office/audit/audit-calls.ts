import type { auditCalls as calls } from '../../../contract/office/audit.ts'
import type { OfficeHandlers } from '../handler.ts'
import { checkAudit } from './check-audit.ts'
import { listAudit } from './list-audit.ts'

/** The handlers of the audit log. */
export const auditCalls: OfficeHandlers<typeof calls> = {
  listAudit: ({ query, db }) => listAudit(db, query),
  checkAudit: ({ db }) => checkAudit(db),
}
