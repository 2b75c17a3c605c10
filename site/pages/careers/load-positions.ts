import type { AdminClient, CountedTerm } from '../../../contract/admin.ts'
import type { Locale } from '../../../contract/locale.ts'
import { notFound } from '../../request/locale-of.ts'
import { isRefused } from '../../request/refusal.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import { withDeadline, withFallback } from '../../request/with-fallback.ts'
import { addressOf, changeFilter, type Filter, type FilterName, filterNames } from './filters.ts'
import { formatSalary } from './format-salary.ts'
import { type ListedPosition, listPositionPages, type PositionPage } from './list-position-pages.ts'

/** An option of a filter. */
export interface Choice {
  readonly id: string
  readonly title: string
  /** The number of positions with this option under the other filters. */
  readonly count: number
  readonly active: boolean
  /** The address that selects the option, or removes it when it is selected. */
  readonly address: string
}

export interface PositionRow {
  readonly slug: string
  readonly title: string
  readonly facts: readonly (readonly [string, string])[]
  readonly salary: string | null
}

export interface Positions {
  /** Null when no position is open or the taxonomy request failed. */
  readonly choices: Readonly<Record<FilterName, readonly Choice[]>> | null
  /** Null when the request for the list failed. */
  readonly list: {
    readonly rows: readonly PositionRow[]
    /** The total under the filters; null when it is unknown. */
    readonly total: number | null
    /** The address of the list with the next page added. */
    readonly more: string | null
    /** The maximum number of positions before the page of a cursor. */
    readonly before: number
  } | null
  readonly filtered: boolean
}

/** The position list and its filter options. Throws a 404 for an unknown option or cursor. */
export async function loadPositions(
  site: SiteRequest,
  locale: Locale,
  filter: Filter,
  cursor: string | undefined,
): Promise<Positions> {
  const admin = site.admin(locale)
  const [terms, open, listed] = await Promise.all([
    withFallback(site, 'position terms', admin.listPositionTerms({}, withDeadline()), null),
    withFallback(site, 'position counts', listFacts(admin), null),
    withFallback(
      site,
      'position list',
      listPositionPages(admin, filter, cursor, withDeadline()).catch(orRefused),
      null,
    ),
  ])
  if (listed === 'refused' || (terms && hasUnknownTerm(filter, terms))) throw notFound()
  const next = listed?.next ?? undefined
  return {
    choices: open?.length === 0 ? null : terms && listChoices(locale, filter, terms, open),
    list: listed && {
      rows: listed.positions.flatMap(position => rowOf(position, locale)),
      total: totalOf(listed, open, filter),
      more: next === undefined ? null : addressOf(locale, filter, next),
      before: listed.before,
    },
    filtered: Object.keys(filter).length > 0,
  }
}

type Terms = Readonly<Record<FilterName, readonly CountedTerm[]>>
type Facts = Pick<ListedPosition, FilterName>

const listFacts = async (admin: AdminClient): Promise<readonly Facts[]> =>
  (await admin.listPositions({ query: { limit: 100, only: filterNames.join() } }, withDeadline())).data

/** The error code of the service for an invalid cursor or filter. */
function orRefused(error: unknown): 'refused' {
  if (isRefused(error)) return 'refused'
  throw error
}

const hasUnknownTerm = (filter: Filter, terms: Terms) =>
  filterNames.some(name => {
    const word = filter[name]
    return word !== undefined && !terms[name].some(({ id }) => id === word)
  })

const fits = (facts: Facts, filter: Filter) =>
  filterNames.every(name => filter[name] === undefined || facts[name]?.id === filter[name])

function listChoices(locale: Locale, filter: Filter, terms: Terms, open: readonly Facts[] | null) {
  const choices = filterNames.map(name => [
    name,
    terms[name].flatMap(({ id, title, count }): Choice[] => {
      const chosen = changeFilter(filter, name, id)
      const active = filter[name] === id
      if (count === 0 && !active) return []
      const choice = {
        id,
        title,
        count: open?.filter(facts => fits(facts, chosen)).length ?? count,
        active,
        address: addressOf(locale, active ? changeFilter(filter, name) : chosen),
      }
      return [choice]
    }),
  ])
  return Object.fromEntries(choices) as Record<FilterName, Choice[]>
}

function totalOf(
  { positions, next }: PositionPage,
  open: readonly Facts[] | null,
  filter: Filter,
): number | null {
  if (next === null) return positions.length
  return open?.filter(facts => fits(facts, filter)).length ?? null
}

/** A row, or none for a position without a slug or a title. */
function rowOf(position: ListedPosition, locale: Locale): PositionRow[] {
  const { slug, title, team, location, type, workplace } = position
  if (!slug || !title) return []
  const { salary_min = null, salary_max = null, currency = null } = position
  const pair = (one?: { title: string }, other?: { title: string }) =>
    [one?.title ?? '', other?.title ?? ''] as const
  return [
    {
      slug,
      title,
      facts: [pair(team, type), pair(location, workplace)],
      salary: formatSalary({ salary_min, salary_max, currency }, locale, 'symbol'),
    },
  ]
}
