import type { Kysely } from 'kysely'
import { statusParts } from '../../../contract/status-parts.ts'
import type { AdminTables } from '../schema.ts'
import type { StatusHourRow } from './schema.ts'
import { type Measured, writeStates } from './state-letters.ts'

/** The minute of a time: `2026-11-27T00:12`. */
export const minuteOf = (time: Date): string => time.toISOString().slice(0, 16)

/** Whether a process has measured this minute. */
export async function isMeasured(db: Kysely<AdminTables>, minute: string): Promise<boolean> {
  const row = await db
    .selectFrom('status_minutes')
    .select('minute')
    .where('minute', '=', minute)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores what was found in a minute, and adds it to its hour. Of several processes the first one counts. */
export async function storeMinute(
  db: Kysely<AdminTables>,
  minute: string,
  measured: Measured,
): Promise<void> {
  await db.transaction().execute(async trx => {
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('status_minutes')
      .values({ minute, states: writeStates(measured) })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) return
    const rows = statusParts.flatMap(part => {
      const state = measured[part]
      const none = { up: 0, slow: 0, down: 0, maintenance: 0 }
      return state === undefined ? [] : [{ part, hour: minute.slice(0, 13), ...none, [state]: 1 }]
    })
    if (rows.length > 0) await addToHours(trx, rows)
  })
}

const addToHours = (trx: Kysely<AdminTables>, rows: readonly StatusHourRow[]) =>
  trx
    .insertInto('status_hours')
    .values(rows)
    .onConflict(conflict =>
      conflict.columns(['part', 'hour']).doUpdateSet(({ eb, ref }) => ({
        up: eb('status_hours.up', '+', ref('excluded.up')),
        slow: eb('status_hours.slow', '+', ref('excluded.slow')),
        down: eb('status_hours.down', '+', ref('excluded.down')),
        maintenance: eb('status_hours.maintenance', '+', ref('excluded.maintenance')),
      })),
    )
    .execute()
