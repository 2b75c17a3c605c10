import { randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { hashOf } from '../../../platform/tokens.ts'
import type { OfficeTables } from '../schema.ts'

const codes = 10
/** Crockford's Base32: no letter looks like a digit. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz'

/** 80 random bits in four groups: `k3v9-x2mb-…`. */
const newCode = () =>
  Array.from(randomBytes(16), byte => letters[byte % 32])
    .join('')
    .replace(/(.{4})(?!$)/g, '$1-')

const keyOf = (code: string) => hashOf(code.toLowerCase().replaceAll(/[^0-9a-z]/g, ''))

/** Ten new recovery codes in place of the former ones. */
export async function renewCodes(trx: Transaction<OfficeTables>, staffId: string): Promise<string[]> {
  const fresh = Array.from({ length: codes }, newCode)
  await trx.deleteFrom('staff_recovery').where('staff_id', '=', staffId).execute()
  const rows = fresh.map(code => ({ staff_id: staffId, code_hash: keyOf(code), used_at: null }))
  await trx.insertInto('staff_recovery').values(rows).execute()
  return fresh
}

/** Spends a recovery code; false for one that is unknown or used. */
export async function spendRecoveryCode(
  db: Kysely<OfficeTables>,
  staffId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const spent = await db
    .updateTable('staff_recovery')
    .set({ used_at: now.toISOString() })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', keyOf(code))
    .where('used_at', 'is', null)
    .returning('staff_id')
    .executeTakeFirst()
  return spent !== undefined
}

export async function countUnusedCodes(db: Kysely<OfficeTables>, staffId: string): Promise<number> {
  const rows = await db
    .selectFrom('staff_recovery')
    .select('code_hash')
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .execute()
  return rows.length
}
