import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Box } from '../../../contract/office/inbox.ts'
import type { Team } from '../../../contract/office/permissions.ts'
import type { DialectName } from '../../../platform/database/dialect.ts'
import type { OfficeTables } from '../schema.ts'

/** The caller, one or several of their teams, and what a page of a box is narrowed by. */
export interface BoxFilter {
  readonly staffId: string
  readonly teams: readonly Team[]
  readonly now: string
  readonly kind?: string | undefined
  readonly state?: string | undefined
  readonly language?: string | undefined
}

// The conditions of partial indexes: as literals, in the words of the migration, or no index is found by them.
const listed = sql<SqlBool>`changes_id is null and merged_into is null and spam_at is null`
const isOpen = sql<SqlBool>`${listed} and state in ('received', 'in-review', 'answered')`
const isClosed = sql<SqlBool>`${listed} and state not in ('received', 'in-review', 'answered')`
const isSpam = sql<SqlBool>`spam_at is not null`
const isWaiting = sql<SqlBool>`waiting_since is not null`
const isSnoozed = sql<SqlBool>`snoozed_until is not null`
const isAssigned = sql<SqlBool>`assignee_id is not null`

type Filtered = 'team' | 'kind' | 'state' | 'locale'

/** A column by which SQLite, which has no statistics, chooses no index: rows are to come in the order of the box. */
const plain = (column: Filtered, dialect: DialectName): RawBuilder<string> =>
  dialect === 'sqlite' ? sql<string>`+${sql.ref(column)}` : sql<string>`${sql.ref(column)}`

type Requests = ExpressionBuilder<OfficeTables, 'requests'>

/** The condition of a box, with the caller's teams. */
export const inBox = (box: Box, filter: BoxFilter, dialect: DialectName) => (eb: Requests) => {
  const { staffId, teams, now, kind, state, language } = filter
  const [only, ...others] = teams
  const isAwake = eb.or([eb('snoozed_until', 'is', null), eb('snoozed_until', '<=', now)])
  // An entry of the media list waits for nothing: it is listed where it is asked for, or has written.
  const isTask = eb.or([sql<SqlBool>`kind <> 'media-list'`, isWaiting])
  const open = [isOpen, ...(kind === undefined ? [isTask] : [])]
  const conditions: Readonly<Record<Box, readonly ReturnType<Requests['or'] | typeof sql<SqlBool>>[]>> = {
    open: [...open, isAwake],
    mine: [...open, isAwake, isAssigned, eb('assignee_id', '=', staffId)],
    unassigned: [...open, isAwake, eb('assignee_id', 'is', null)],
    waiting: [...open, isAwake, isWaiting],
    snoozed: [...open, isSnoozed, eb('snoozed_until', '>', now)],
    closed: [isClosed],
    spam: [isSpam, sql<SqlBool>`changes_id is null and merged_into is null`],
  }
  const isTeamFirst = only !== undefined && others.length === 0 && box !== 'mine' && box !== 'waiting'
  return eb.and([
    ...conditions[box],
    isTeamFirst ? eb('team', '=', only) : eb(plain('team', dialect), 'in', teams),
    ...(kind === undefined ? [] : [eb(plain('kind', dialect), '=', kind)]),
    ...(state === undefined ? [] : [eb(plain('state', dialect), '=', state)]),
    ...(language === undefined ? [] : [eb(plain('locale', dialect), '=', language)]),
  ])
}

/** The order of a box: newest change first; of those that wait, longest first. */
export const orderOf = (box: Box) =>
  box === 'waiting' ? (['waiting_since', 'asc'] as const) : (['updated_at', 'desc'] as const)
