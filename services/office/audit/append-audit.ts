import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { AuditRow, OfficeTables } from '../schema.ts'

/** The columns that do not follow from the place in the chain. */
export type AuditEntry = Omit<AuditRow, 'number' | 'previous_hash' | 'hash'>

/** Appends a row to the audit log. Its head is locked until the end of the transaction, so this comes last in it. */
export async function appendAudit(trx: Transaction<OfficeTables>, entry: AuditEntry): Promise<void> {
  const head = await trx
    .updateTable('audit_head')
    .set(({ eb }) => ({ number: eb('number', '+', 1) }))
    .returning(['number', 'hash'])
    .executeTakeFirstOrThrow()
  const row = { ...entry, number: head.number, previous_hash: head.hash }
  const hash = hashOfRow(row)
  await trx
    .insertInto('audit')
    .values({ ...row, hash })
    .execute()
  await trx.updateTable('audit_head').set({ hash }).execute()
}

/** The hash of a row: SHA-256, in hex, over its other columns as a JSON list. */
export const hashOfRow = (row: Omit<AuditRow, 'hash'>): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        row.number,
        row.at,
        row.staff_id,
        row.session_id,
        row.act,
        row.subject_kind,
        row.subject,
        row.detail,
        row.outcome,
        row.request_id,
        row.previous_hash,
      ]),
    )
    .digest('hex')
