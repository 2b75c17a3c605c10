import type { Kysely } from 'kysely'
import type { Depth, GoalName } from '../../../contract/counts.ts'
import type { LanguageTag } from '../../../contract/locale.ts'
import type { AdminTables } from '../schema.ts'
import { isCountedPage } from './is-counted-page.ts'
import type { CountRow } from './schema.ts'

interface Visit {
  readonly languageTag: LanguageTag
  /** The path without the locale; undefined when the page is counted already, and only goals were added. */
  readonly page?: string | undefined
  readonly depth?: Depth | undefined
  readonly goals?: readonly { readonly name: GoalName; readonly value?: number | undefined }[] | undefined
}

interface CountOptions {
  readonly db: Kysely<AdminTables>
  /** Paths that are counted besides those in the database. */
  readonly countedPages: ReadonlySet<string>
}

/** Adds a visit to today's counts; an unknown page is ignored. */
export async function countVisit({ db, countedPages }: CountOptions, visit: Visit, now: Date): Promise<void> {
  const { languageTag, page, depth = 0, goals = [] } = visit
  const of = { day: now.toISOString().slice(0, 10), iso: languageTag }
  if (page !== undefined && (await isCountedPage(db, countedPages, page))) {
    await add(db, { ...of, kind: 'page', name: page, depth, total: 0 })
  }
  for (const { name, value = 0 } of goals) {
    await add(db, { ...of, kind: 'goal', name, depth: 0, total: value })
  }
}

async function add(db: Kysely<AdminTables>, row: Omit<CountRow, 'times'>): Promise<void> {
  await db
    .insertInto('counts')
    .values({ ...row, times: 1 })
    .onConflict(conflict =>
      conflict.columns(['day', 'kind', 'name', 'iso', 'depth']).doUpdateSet(({ eb, ref }) => ({
        times: eb('counts.times', '+', 1),
        total: eb('counts.total', '+', ref('excluded.total')),
      })),
    )
    .execute()
}
