import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { RequestKind } from '../../../../contract/requests.ts'
import type { AdminTables, RequestRow } from '../../schema.ts'
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

/**
 * Requests as RFC 4180 CSV, newest first: a column for each fact, and for each field that any request has; without
 * unconfirmed, applied and replaced changes. Reads twice in slices, in bounded memory.
 */
export async function* exportRequests(db: Kysely<AdminTables>, kind?: RequestKind): AsyncGenerator<string> {
  const names = new Set<string>()
  for await (const requests of readRequests(db, kind))
    for (const { answers } of requests) for (const name of Object.keys(answersIn(answers))) names.add(name)
  const asked = [...names].sort()
  yield rowOf([...columns, ...asked])
  for await (const requests of readRequests(db, kind)) {
    const rows = requests.map(request => {
      const answers = answersIn(request.answers)
      return rowOf([...columns.map(name => request[name]), ...asked.map(name => answers[name])])
    })
    yield rows.join('')
  }
}

const requestsAtOnce = 500

/** Ids sort by time of creation. */
async function* readRequests(db: Kysely<AdminTables>, kind: RequestKind | undefined) {
  for (let before: string | undefined; ; ) {
    let query = db
      .selectFrom('requests')
      .selectAll()
      .where('changes_id', 'is', null)
      .orderBy('id', 'desc')
      .limit(requestsAtOnce)
    if (kind !== undefined) query = query.where('kind', '=', kind)
    if (before !== undefined) query = query.where('id', '<', before)
    const requests: RequestRow[] = await query.execute()
    if (requests.length > 0) yield requests
    if (requests.length < requestsAtOnce) return
    before = requests.at(-1)?.id
    await setImmediate()
  }
}

const answersIn = (answers: string) => JSON.parse(answers) as Readonly<Record<string, unknown>>
