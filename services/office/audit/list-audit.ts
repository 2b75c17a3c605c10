import type { Kysely } from 'kysely'
import type { InferOutput } from 'valibot'
import { type AuditRow, type auditCalls, nobody } from '../../../contract/office/audit.ts'
import { isoAfter } from '../../../platform/clock.ts'
import type { OfficeTables } from '../schema.ts'

const dayMs = 24 * 3_600_000

type AuditFilter = InferOutput<typeof auditCalls.listAudit.query>

/** A page of the audit log, newest first; the cursor is the number of its last row. */
export async function listAudit(
  db: Kysely<OfficeTables>,
  { staff, act, subject, outcome, from, to, cursor, limit = 50 }: AuditFilter,
): Promise<{ rows: AuditRow[]; next_cursor: string | null }> {
  const found = await db
    .selectFrom('audit')
    .leftJoin('staff', 'staff.id', 'audit.staff_id')
    .select(['audit.number', 'audit.at', 'audit.staff_id', 'staff.name', 'audit.act', 'audit.subject_kind'])
    .select(['audit.subject', 'audit.detail', 'audit.outcome', 'audit.request_id'])
    .$if(staff === nobody, query => query.where('audit.staff_id', 'is', null))
    .$if(staff !== undefined && staff !== nobody, query => query.where('audit.staff_id', '=', String(staff)))
    .$if(act !== undefined, query => query.where('audit.act', '=', String(act)))
    .$if(subject !== undefined, query => query.where('audit.subject', '=', String(subject)))
    .$if(outcome !== undefined, query => query.where('audit.outcome', '=', outcome ?? 'done'))
    .$if(from !== undefined, query => query.where('audit.at', '>=', String(from)))
    .$if(to !== undefined, query => query.where('audit.at', '<', isoAfter(new Date(String(to)), dayMs)))
    .$if(cursor !== undefined, query => query.where('audit.number', '<', Number(cursor)))
    .orderBy('audit.number', 'desc')
    .limit(limit + 1)
    .execute()
  const rows = found.slice(0, limit).map(({ staff_id, name, detail, ...row }) => ({
    ...row,
    staff: staff_id === null ? null : { id: staff_id, name: name ?? '' },
    detail: JSON.parse(detail) as Record<string, unknown>,
  }))
  return { rows, next_cursor: found.length > limit ? String(rows.at(-1)?.number) : null }
}
