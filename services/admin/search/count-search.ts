import type { Kysely } from 'kysely'
import type { Edition } from '../content/handbook/contents.ts'
import { hobartDay } from '../content/legal/hobart-day.ts'
import type { AdminTables } from '../schema.ts'
import { addCounts } from '../statistics/add-counts.ts'
import { countFruitless } from './count-fruitless.ts'

interface CountedSearch {
  readonly question: string
  /** The number of results. */
  readonly total: number
}

/** Counts a search of a handbook; the words of one without a result as well. */
export async function countSearch(
  db: Kysely<AdminTables>,
  edition: Edition,
  { question, total }: CountedSearch,
  now: Date,
): Promise<void> {
  if (question.trim() === '') return
  const name = total === 0 ? 'nothing' : 'found'
  const count = { day: hobartDay(now), kind: 'search', name, iso: edition.languageTag } as const
  await db.transaction().execute(trx => addCounts(trx, [count]))
  if (total === 0) await countFruitless(db, edition, question, now)
}
