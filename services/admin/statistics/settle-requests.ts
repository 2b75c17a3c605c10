import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { isoAfter } from '../../../platform/clock.ts'
import { getIdTime } from '../../../platform/identity.ts'
import { undoMs } from '../requests/public-events.ts'
import type { AdminTables } from '../schema.ts'
import { addCounts, type NewCount } from './add-counts.ts'
import { addMeasures, type NewMeasure } from './add-measures.ts'
import { figuresOf } from './figures-of-request.ts'
import { bucketOf } from './histogram.ts'
import type { RequestFigureRow } from './schema.ts'
import { spans, startOf } from './spans.ts'

const eventsAtOnce = 200
/** Events that were committed after newer ones are found again: what is settled already changes nothing. */
const overlapMs = 60_000

/**
 * Brings the figures up to what requests are by now, from the last event that is in them; at most so many batches at once.
 * An event of the last ten seconds waits: a reply may be undone. Processes take turns.
 */
export async function settleRequests(
  db: Kysely<AdminTables>,
  now: Date,
  maxBatches = Infinity,
): Promise<void> {
  let after: string | null = null
  for (let batch = 0; batch < maxBatches; batch++) {
    after = await db.transaction().execute(trx => settleBatch(trx, after, now))
    if (after === null) return
    await setImmediate()
  }
}

/** Settles the requests of a batch of events; resolves to the last event, or null where there are no more. */
async function settleBatch(
  trx: Kysely<AdminTables>,
  after: string | null,
  now: Date,
): Promise<string | null> {
  const seen = await lockProgress(trx)
  const until = isoAfter(now, -undoMs)
  const events = await trx
    .selectFrom('request_events')
    .select(['id', 'request_id'])
    .where('id', '>', after ?? idBefore(seen, overlapMs))
    .where('at', '<=', until)
    .orderBy('id')
    .limit(eventsAtOnce)
    .execute()
  const last = events.at(-1)
  if (!last) return null
  await settle(trx, [...new Set(events.map(({ request_id }) => request_id))], until)
  if (last.id > seen) await trx.updateTable('figures_progress').set({ event_id: last.id }).execute()
  return events.length < eventsAtOnce ? null : last.id
}

async function settle(trx: Kysely<AdminTables>, ids: readonly string[], until: string) {
  const requests = await trx
    .selectFrom('requests')
    .select(['id', 'kind', 'team', 'locale', 'created_at', 'first_answered_at'])
    .select(['spam_at', 'merged_into', 'changes_id'])
    .where('id', 'in', ids)
    .execute()
  const events = await trx
    .selectFrom('request_events')
    .select(['request_id', 'at', 'by', 'state'])
    .where('request_id', 'in', ids)
    .where('at', '<=', until)
    .where(({ eb, or, and }) =>
      or([eb('state', 'is not', null), and([eb('by', '=', 'visitor'), eb('kind', '=', 'message')])]),
    )
    .orderBy('id')
    .execute()
  const byRequest = Map.groupBy(events, event => event.request_id)
  const wanted = requests.flatMap(request => figuresOf(request, byRequest.get(request.id) ?? [], until))
  const stored = await trx.selectFrom('request_figures').selectAll().where('request_id', 'in', ids).execute()
  await replace(trx, stored, wanted)
}

/** Locks the progress until the end of the transaction; resolves to the last event in the figures. */
async function lockProgress(trx: Kysely<AdminTables>): Promise<string> {
  await trx
    .insertInto('figures_progress')
    .values({ id: 1, event_id: '' })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { event_id } = await trx
    .updateTable('figures_progress')
    .set(({ ref }) => ({ event_id: ref('event_id') }))
    .returning('event_id')
    .executeTakeFirstOrThrow()
  return event_id
}

/** What ids (UUIDv7) of so long before another begin with. https://www.rfc-editor.org/rfc/rfc9562#name-uuid-version-7 */
function idBefore(id: string, ms: number): string {
  if (id === '') return ''
  const time = Math.max(0, getIdTime(id).getTime() - ms)
  const digits = time.toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}`
}

const keyOf = ({ request_id, figure, day, kind, team, iso, seconds }: RequestFigureRow) =>
  JSON.stringify([request_id, figure, day, kind, team, iso, Number(seconds)])

async function replace(
  trx: Kysely<AdminTables>,
  stored: readonly RequestFigureRow[],
  wanted: readonly RequestFigureRow[],
) {
  const [before, after] = [new Set(stored.map(keyOf)), new Set(wanted.map(keyOf))]
  const gone = stored.filter(row => !after.has(keyOf(row)))
  const added = wanted.filter(row => !before.has(keyOf(row)))
  for (const { request_id, figure } of gone)
    await trx
      .deleteFrom('request_figures')
      .where('request_id', '=', request_id)
      .where('figure', '=', figure)
      .execute()
  if (added.length > 0) await trx.insertInto('request_figures').values(added).execute()
  const changes = [...gone.map(row => ({ row, times: -1 })), ...added.map(row => ({ row, times: 1 }))]
  await addCounts(trx, summed(changes.flatMap(({ row, times }) => countsOf(row, times))))
  await addMeasures(trx, summed(changes.flatMap(({ row, times }) => measuresOf(row, times))))
}

function countsOf({ figure, day, kind: name, iso }: RequestFigureRow, times: number): (NewCount & Times)[] {
  if (figure === 'first-reply') return []
  return [{ day, kind: figure === 'sent' ? 'sent' : 'finished', name, iso, times }]
}

function measuresOf({ figure, day, team, iso, seconds }: RequestFigureRow, times: number) {
  if (figure === 'sent') return []
  return spans.map((span): NewMeasure & Times => ({
    ...{ span, start: startOf(span, day), kind: figure, name: team, iso },
    ...{ bucket: bucketOf(Number(seconds)), times },
  }))
}

interface Times {
  readonly times: number
}

/** One row for all that are the same but for their times. */
function summed<T extends Times>(rows: readonly T[]): T[] {
  const groups = Map.groupBy(rows, ({ times, ...key }) => JSON.stringify(key))
  return [...groups.values()].flatMap(group => {
    const [first] = group
    const times = group.reduce((sum, row) => sum + row.times, 0)
    return first && times !== 0 ? [{ ...first, times }] : []
  })
}
