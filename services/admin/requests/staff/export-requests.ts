import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { Team } from '../../../../contract/office/permissions.ts'
import type { RequestKind } from '../../../../contract/requests.ts'
import type { AdminTables } from '../../schema.ts'
import { rowOf } from '../csv.ts'

const columns = [
  'reference',
  'kind',
  'state',
  'locale',
  'name',
  'email',
  'account_id',
  'created_at',
  'updated_at',
] as const

interface ExportFilter {
  readonly kind?: RequestKind | undefined
  /** By default those of every team. */
  readonly teams?: readonly Team[]
}

/**
 * Requests as RFC 4180 CSV, newest first: a column for each fact, and for each field that any request has; without
 * unconfirmed, applied and replaced changes. Reads twice in slices, in bounded memory, and rests after each: pages are
 * served in between.
 */
export async function* exportRequests(
  db: Kysely<AdminTables>,
  filter: ExportFilter = {},
): AsyncGenerator<string> {
  const names = new Set<string>()
  for await (const requests of readInSlices(select(db, filter).select(['id', 'answers']), 100))
    for (const { answers } of requests) for (const name of Object.keys(answersIn(answers))) names.add(name)
  const asked = [...names].sort()
  yield rowOf([...columns, ...asked])
  const whole = select(db, filter).select(['id', 'answers', ...columns])
  for await (const requests of readInSlices(whole, 50)) {
    const rows = requests.map(request => {
      const answers = answersIn(request.answers)
      return rowOf([...columns.map(name => request[name]), ...asked.map(name => answers[name])])
    })
    yield rows.join('')
  }
}

function select(db: Kysely<AdminTables>, { kind, teams }: ExportFilter) {
  let query = db.selectFrom('requests').where('changes_id', 'is', null)
  if (kind !== undefined) query = query.where('kind', '=', kind)
  if (teams !== undefined) query = query.where('team', 'in', teams)
  return query
}

/** The rest after a slice, in ms: two thirds of the event loop's time are left to others. */
const restMs = 2

/**
 * Slices of so many rows: less than a millisecond's work on the embedded database, which answers synchronously. Ids sort by
 * time of creation.
 */
async function* readInSlices<Row extends { readonly id: string }>(
  query: SelectQueryBuilder<AdminTables, 'requests', Row>,
  requestsAtOnce: number,
): AsyncGenerator<Row[]> {
  const newest = query.orderBy('id', 'desc').limit(requestsAtOnce)
  for (let before: string | undefined; ; ) {
    const slice: Row[] = await (before === undefined ? newest : newest.where('id', '<', before)).execute()
    if (slice.length > 0) yield slice
    if (slice.length < requestsAtOnce) return
    before = slice.at(-1)?.id
    await sleep(restMs)
  }
}

const answersIn = (answers: string) => JSON.parse(answers) as Readonly<Record<string, unknown>>
