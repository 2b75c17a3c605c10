import type { Kysely } from 'kysely'
import type { ResponseTimes } from '../../../contract/office/figures.ts'
import type { Team } from '../../../contract/office/permissions.ts'
import { type Bucket, packedBuckets, percentileOf, readBuckets } from '../../admin/statistics/histogram.ts'
import type { ResponseKind } from '../../admin/statistics/schema.ts'
import type { OfficeTables } from '../schema.ts'
import type { Period } from './period.ts'
import type { Range } from './read-sums.ts'

/** How long senders waited, by team, and by span for all of the teams. */
export async function getResponseTimes(
  db: Kysely<OfficeTables>,
  { span, starts, before }: Period,
  kind: ResponseKind,
  teams: readonly Team[],
): Promise<ResponseTimes> {
  const now = await readTeams(db, kind, { span, starts })
  const earlier = before && (await readTeams(db, kind, { span, starts: before }))
  const byStart = Map.groupBy(
    now.filter(({ team }) => teams.includes(team)),
    ({ start }) => start,
  )
  const bySpan = (share: number) => starts.map(start => secondsOf(bucketsOf(byStart.get(start) ?? []), share))
  return {
    teams: teams.map(team => ({
      team,
      now: timesOf(bucketsOf(now.filter(row => row.team === team))),
      before: earlier && timesOf(bucketsOf(earlier.filter(row => row.team === team))),
    })),
    median: bySpan(0.5),
    p90: bySpan(0.9),
  }
}

interface TeamBuckets {
  readonly start: string
  readonly team: Team
  readonly buckets: readonly Bucket[]
}

const bucketsOf = (rows: readonly TeamBuckets[]) => rows.flatMap(({ buckets }) => buckets)

/** The buckets of each team and span. */
async function readTeams(
  db: Kysely<OfficeTables>,
  kind: ResponseKind,
  { span, starts }: Range,
): Promise<TeamBuckets[]> {
  const rows = await db
    .selectFrom('histograms')
    .select(['start', 'name', packedBuckets.as('packed')])
    .where('span', '=', span)
    .where('kind', '=', kind)
    .where('start', '>=', starts[0] ?? '')
    .where('start', '<=', starts.at(-1) ?? '')
    .groupBy(['start', 'name'])
    .execute()
  return rows.map(({ start, name, packed }) => ({ start, team: name as Team, buckets: readBuckets(packed) }))
}

function secondsOf(buckets: readonly Bucket[], share: number): number | null {
  const seconds = percentileOf(buckets, share)
  return seconds === null ? null : Math.round(seconds)
}

const timesOf = (buckets: readonly Bucket[]) => ({
  median: secondsOf(buckets, 0.5),
  p90: secondsOf(buckets, 0.9),
  count: buckets.reduce((sum, { times }) => sum + times, 0),
})
