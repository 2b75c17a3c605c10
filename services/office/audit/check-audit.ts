import type { Kysely } from 'kysely'
import type { OfficeTables } from '../schema.ts'
import { hashOfRow } from './append-audit.ts'

interface AuditCheck {
  /** The number of rows that are right, from the first. */
  readonly rows: number
  /** The hash of the last of them. */
  readonly hash: string
  /** The number of the first row that was changed, inserted or removed; null: the log is whole. */
  readonly wrong: number | null
}

const rowsAtOnce = 200

/** Walks the hash chain of the audit log, in slices, up to the row that is its last one now. */
export async function checkAudit(db: Kysely<OfficeTables>): Promise<AuditCheck> {
  const head = await db.selectFrom('audit_head').selectAll().executeTakeFirst()
  let [rows, hash] = [0, '']
  for (;;) {
    const slice = await db
      .selectFrom('audit')
      .selectAll()
      .where('number', '>', rows)
      .orderBy('number')
      .limit(rowsAtOnce)
      .execute()
    for (const row of slice) {
      if (row.number !== rows + 1 || row.previous_hash !== hash || row.hash !== hashOfRow(row))
        return { rows, hash, wrong: rows + 1 }
      rows = row.number
      hash = row.hash
      if (rows === head?.number && hash !== head.hash) return { rows: rows - 1, hash, wrong: rows }
    }
    if (slice.length < rowsAtOnce) break
    await new Promise(setImmediate)
  }
  // Rows may have been appended since the head was read.
  return { rows, hash, wrong: head === undefined || rows < head.number ? rows + 1 : null }
}
