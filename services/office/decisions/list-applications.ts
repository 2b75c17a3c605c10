import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { BetaProduct } from '../../../contract/betas.ts'
import type { Application } from '../../../contract/office/decisions.ts'
import { decodeCursor, encodeCursor } from '../../admin/cursor.ts'
import { betasOf } from '../../admin/requests/beta/betas-of.ts'
import type { RequestRow } from '../../admin/schema.ts'
import type { StaffSession } from '../handler.ts'
import { presentRows } from '../inbox/present-rows.ts'
import type { OfficeTables } from '../schema.ts'
import { listActivations } from './activation.ts'
import { requestsInScope } from './find-scoped.ts'

interface ApplicationFilter {
  readonly state: string
  readonly device?: string | undefined
  readonly familiarity?: string | undefined
  readonly beta?: BetaProduct | undefined
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
}

interface Answers {
  readonly devices?: readonly string[]
  readonly familiarity?: readonly string[]
  readonly agreement?: { readonly at: string }
}

interface ApplicationPage {
  readonly applications: Application[]
  readonly next_cursor: string | null
}

const pageLength = 50
const rowsAtOnce = 200
/** A rare filter reads so many rows for one page; the cursor goes on from there. */
const maxRead = 2000

/** A page of applications in a state, longest waiting first. */
export async function listApplications(
  db: Kysely<OfficeTables>,
  session: StaffSession,
  filter: ApplicationFilter,
): Promise<ApplicationPage> {
  const { limit = pageLength, cursor } = filter
  const found: RequestRow[] = []
  let after = cursor === undefined ? undefined : decodeCursor(cursor, 'time')
  let isEnd = false
  for (let read = 0; !isEnd && found.length < limit && read < maxRead; read += rowsAtOnce) {
    let query = requestsInScope(db, session, 'beta-application')
      .selectAll('requests')
      .where('state', '=', filter.state)
      .where('merged_into', 'is', null)
      .where('spam_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .limit(rowsAtOnce)
    if (after !== undefined) {
      const { key, id } = after
      query = query.where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '>', tuple(key, id)))
    }
    const slice: RequestRow[] = await query.execute()
    isEnd = slice.length < rowsAtOnce
    for (const row of slice) {
      if (found.length === limit) {
        isEnd = false
        break
      }
      after = { key: row.created_at, id: row.id }
      if (matches(row, filter)) found.push(row)
    }
    await setImmediate()
  }
  const next_cursor = isEnd || after === undefined ? null : encodeCursor(after)
  return { applications: await presentApplications(db, found), next_cursor }
}

function matches(row: RequestRow, { device, familiarity, beta }: ApplicationFilter): boolean {
  const answers = JSON.parse(row.answers) as Answers
  return (
    (device === undefined || (answers.devices ?? []).includes(device)) &&
    (familiarity === undefined || (answers.familiarity ?? []).includes(familiarity)) &&
    (beta === undefined || betasOf(row.answers).includes(beta))
  )
}

async function presentApplications(
  db: Kysely<OfficeTables>,
  requests: readonly RequestRow[],
): Promise<Application[]> {
  const [rows, activations] = await Promise.all([presentRows(db, requests), listActivations(db, requests)])
  return requests.flatMap((request, at) => {
    const row = rows[at]
    if (!row) return []
    const { devices = [], familiarity = [], agreement } = JSON.parse(request.answers) as Answers
    return {
      ...row,
      devices: [...devices],
      familiarity: [...familiarity],
      betas: betasOf(request.answers),
      signed_on: agreement?.at ?? null,
      activation: activations.get(request.id) ?? 'none',
    }
  })
}
