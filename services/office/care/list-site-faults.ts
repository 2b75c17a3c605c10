import type { Kysely } from 'kysely'
import type { Locale } from '../../../contract/locale.ts'
import { defaultLocale, everyLocale } from '../../../contract/locale.ts'
import { seriousKinds, siteFaultKinds } from '../../../contract/office/site-fault-kinds.ts'
import type { SiteFault, SiteFaultKind } from '../../../contract/office/site-faults.ts'
import type { StaffSession } from '../handler.ts'
import { findColleagues } from '../inbox/colleagues.ts'
import type { OfficeTables } from '../schema.ts'
import { findTexts } from './find-texts.ts'

interface FaultFilter {
  readonly kind?: SiteFaultKind | undefined
  readonly language?: Locale | undefined
  readonly isAlone: boolean
  /** From 1. */
  readonly page: number
}

type Db = Kysely<OfficeTables>

const rowsOnPage = 30
/** Of the pages of one finding, those that are shown. */
const shownPages = 5

/** What the crawl found, the kinds that matter most first; without a kind, those that need somebody. */
export async function listSiteFaults(db: Db, filter: FaultFilter, staff: StaffSession['staff']) {
  const rows = (await selectFaults(db, filter.isAlone).execute())
    .map(row => ({ ...row, pages: JSON.parse(row.pages) as string[] }))
    .filter(({ kind }) => (filter.kind ?? kind) === kind)
    .filter(({ kind }) => filter.kind !== undefined || filter.isAlone || isSerious(kind))
    .filter(({ pages }) => filter.language === undefined || pages.some(isIn(filter.language)))
    .toSorted((a, b) => rankOf(a.kind) - rankOf(b.kind) || a.target.localeCompare(b.target))
  const from = (filter.page - 1) * rowsOnPage
  const shown = rows.slice(from, from + rowsOnPage)
  const named = shown.flatMap(({ pages, target }) =>
    pages.slice(0, shownPages).map(path => ({ path, target })),
  )
  const texts = await findTexts(db, named, staff)
  const names = await findColleagues(
    db,
    shown.flatMap(({ staff_id }) => staff_id ?? []),
  )
  let at = 0
  const faults = shown.map(({ kind, target, advice, since, asked_at, pages, total, ...row }): SiteFault => {
    const own = texts.slice(at, at + shownPages).slice(0, pages.length)
    at += own.length
    const { staff_id, why, left_at } = row
    return {
      ...{ kind, target, advice, since, total },
      is_asked: asked_at !== null,
      pages: own,
      alone:
        staff_id === null || left_at === null
          ? null
          : { by: names.get(staff_id)?.name ?? null, at: left_at, why: why ?? '' },
    }
  })
  return { faults, total: rows.length, has_more: rows.length > from + rowsOnPage }
}

/** The findings that nobody has decided to live with, or those that somebody has. */
const selectFaults = (db: Db, isAlone: boolean) =>
  db
    .selectFrom('site_faults as f')
    .leftJoin('left_alone as l', join =>
      join.onRef('l.kind', '=', 'f.kind').onRef('l.target', '=', 'f.target'),
    )
    .selectAll('f')
    .select(['l.staff_id', 'l.why', 'l.at as left_at'])
    .where('l.at', isAlone ? 'is not' : 'is', null)

const isSerious = (kind: SiteFaultKind) => (seriousKinds as readonly string[]).includes(kind)
const rankOf = (kind: SiteFaultKind) => siteFaultKinds.indexOf(kind)

const isIn = (language: Locale) => (path: string) => {
  const [, first = ''] = path.split('/')
  return (everyLocale.find(each => each === first) ?? defaultLocale) === language
}

/** How many findings of some kinds need somebody. */
export async function countSiteFaults(db: Db, kinds: readonly SiteFaultKind[]): Promise<number> {
  const { count } = await selectFaults(db, false)
    .clearSelect()
    .select(({ fn }) => fn.countAll().as('count'))
    .where('f.kind', 'in', kinds)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The last crawl that came to its end. */
export async function findCrawled(db: Db): Promise<{ at: string; pages: number; links: number } | null> {
  const row = await db
    .selectFrom('crawls')
    .select(['ended_at', 'pages', 'links'])
    .where('ended_at', 'is not', null)
    .where('fault', 'is', null)
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.ended_at ? { at: row.ended_at, pages: row.pages, links: row.links } : null
}
