import * as v from 'valibot'
import { outOfBounds, pageSize, plainText } from '../schemas.ts'
import { colleague } from './door.ts'
import { officeCall, refused } from './office-call.ts'

/** Stands for the command line, and for strangers whose credentials were refused. */
export const nobody = 'nobody'

const auditRow = v.object({
  number: v.number(),
  at: v.string(),
  /** null: the command line, or a stranger. */
  staff: v.nullable(colleague),
  /** The name of the call or of the command. */
  act: v.string(),
  subject_kind: v.string(),
  subject: v.string(),
  /** Ids, names of fields and numbers. */
  detail: v.record(v.string(), v.unknown()),
  outcome: v.picklist(['done', 'refused']),
  request_id: v.string(),
})
export type AuditRow = v.InferOutput<typeof auditRow>

const day = v.pipe(v.string(), v.isoDate('should be a day, YYYY-MM-DD'))

export const auditCalls = {
  listAudit: officeCall({
    name: 'listAudit',
    summary: 'The audit log, newest first, by who, act, subject, outcome and days in UTC',
    method: 'GET',
    path: '/audit',
    permission: 'audit.read',
    query: v.strictObject({
      /** The id of a member of staff, or `nobody`. */
      staff: v.optional(plainText(100)),
      act: v.optional(plainText(60)),
      subject: v.optional(plainText(100)),
      outcome: v.optional(v.picklist(['done', 'refused'])),
      from: v.optional(day),
      to: v.optional(day),
      cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'should be a number'))),
      limit: v.optional(pageSize),
    }),
    answer: v.object({ rows: v.array(auditRow), next_cursor: v.nullable(v.string()) }),
    refusals: { ...refused, 400: outOfBounds },
  }),
  checkAudit: officeCall({
    name: 'checkAudit',
    summary: 'Walks the hash chain of the audit log; `wrong` is the first row that was changed or removed',
    method: 'GET',
    path: '/audit/check',
    permission: 'audit.read',
    answer: v.object({ rows: v.number(), hash: v.string(), wrong: v.nullable(v.number()) }),
    refusals: refused,
  }),
}
