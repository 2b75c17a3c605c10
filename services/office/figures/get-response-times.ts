import type { Kysely } from 'kysely'
import type { ResponseTimes } from '../../../contract/office/figures.ts'
import type { Team } from '../../../contract/office/permissions.ts'
import {
  addPacked,
  addTo,
  countOf,
  type Histogram,
  packedBuckets,
  percentileOf,
} from '../../admin/statistics/histogram.ts'
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
  const own = now.filter(({ team }) => teams.includes(team))
  const byStart = starts.map(start => together(own.filter(row => row.start === start)))
  return {
    teams: teams.map(team => ({
      team,
      now: timesOf(together(now.filter(row => row.team === team))),
      before: earlier && timesOf(together(earlier.filter(row => row.team === team))),
    })),
    median: byStart.map(histogram => secondsOf(histogram, 0.5)),
    p90: byStart.map(histogram => secondsOf(histogram, 0.9)),
  }
}

interface TeamHistogram {
  readonly start: string
  readonly team: Team
  readonly histogram: Histogram
}

function together(rows: readonly TeamHistogram[]): Histogram {
  const all: Histogram = []
  for (const { histogram } of rows) addTo(all, histogram)
  return all
}

/** The histogram of each team and span. */
async function readTeams(
  db: Kysely<OfficeTables>,
  kind: ResponseKind,
  { span, starts }: Range,
): Promise<TeamHistogram[]> {
  const rows = await db
    .selectFrom('histograms')
    .select(['start', 'name', packedBuckets.as('packed')])
    .where('span', '=', span)
    .where('kind', '=', kind)
    .where('start', '>=', starts[0] ?? '')
    .where('start', '<=', starts.at(-1) ?? '')
    .groupBy(['start', 'name'])
    .execute()
  return rows.map(({ start, name, packed }) => {
    const histogram: Histogram = []
    addPacked(histogram, packed)
    return { start, team: name as Team, histogram }
  })
}

function secondsOf(histogram: Histogram, share: number): number | null {
  const seconds = percentileOf(histogram, share)
  return seconds === null ? null : Math.round(seconds)
}

const timesOf = (histogram: Histogram) => ({
  median: secondsOf(histogram, 0.5),
  p90: secondsOf(histogram, 0.9),
  count: countOf(histogram),
})
