import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { type Clock, systemClock } from '../../../platform/clock.ts'
import type { AdminTables } from '../schema.ts'
import { daysAfter, spans } from './spans.ts'

/** The retention period in the privacy policy. */
const retentionMonths = 24
/** For how long web vitals are kept, which are shown for 28 days. */
const vitalDays = 90
/** A name has at most one row for each language and depth. */
const namesAtOnce = 20

/** Deletes counts beyond the retention period, in slices. */
export async function eraseCounts(db: Kysely<AdminTables>, clock: Clock = systemClock): Promise<void> {
  const end = clock()
  end.setUTCMonth(end.getUTCMonth() - retentionMonths)
  const first = end.toISOString().slice(0, 10)
  await eraseRaw(db, first)
  for (const table of ['count_spans', 'histograms'] as const) await eraseSums(db, table, first)
  await db
    .deleteFrom('histograms')
    .where('span', '=', 'day')
    .where('kind', 'in', ['lcp', 'inp', 'cls'])
    .where('start', '<', daysAfter(clock().toISOString().slice(0, 10), -vitalDays))
    .execute()
}

async function eraseRaw(db: Kysely<AdminTables>, firstDay: string) {
  const rows = () =>
    db
      .selectFrom('counts')
      .select(['day', 'kind', 'name'])
      .where('day', '<', firstDay)
      .orderBy('day')
      .orderBy('kind')
      .orderBy('name')
  for (let first = await rows().executeTakeFirst(); first; first = await rows().executeTakeFirst()) {
    const { day, kind } = first
    const own = await rows()
      .where('day', '=', day)
      .where('kind', '=', kind)
      .distinct()
      .limit(namesAtOnce)
      .execute()
    await db
      .deleteFrom('counts')
      .where('day', '=', day)
      .where('kind', '=', kind)
      .where(
        'name',
        'in',
        own.map(({ name }) => name),
      )
      .execute()
    await setImmediate()
  }
}

/** A span goes with its first day: of a month that is partly beyond the period nothing is shown. */
async function eraseSums(db: Kysely<AdminTables>, table: 'count_spans' | 'histograms', firstDay: string) {
  for (const span of spans) {
    const oldest = async () => {
      const kinds = await db.selectFrom(table).select('kind').distinct().where('span', '=', span).execute()
      const rows = await Promise.all(
        kinds.map(({ kind }) =>
          db
            .selectFrom(table)
            .select(['kind', 'start'])
            .where('span', '=', span)
            .where('kind', '=', kind)
            .where('start', '<', firstDay)
            .orderBy('start')
            .limit(1)
            .executeTakeFirst(),
        ),
      )
      return rows.find(row => row !== undefined)
    }
    for (let row = await oldest(); row; row = await oldest()) {
      await db
        .deleteFrom(table)
        .where('span', '=', span)
        .where('kind', '=', row.kind)
        .where('start', '=', row.start)
        .execute()
      await setImmediate()
    }
  }
}
