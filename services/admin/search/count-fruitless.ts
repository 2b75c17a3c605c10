import type { Kysely } from 'kysely'
import { type Clock, systemClock } from '../../../platform/clock.ts'
import type { Edition } from '../content/handbook/contents.ts'
import type { AdminTables } from '../schema.ts'

/** Different words of one day; more are not kept, so that nobody can fill the table. */
export const maxWordsOfDay = 1000
const maxLength = 60
const retentionDays = 180

/**
 * The words of a question as they are counted; null for what may be about a person: an e-mail address, a number of more
 * than five digits, or a long text.
 */
export function countableWords(question: string): string | null {
  const words = question.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim().toWellFormed()
  const length = [...words].length
  if (length < 2 || length > maxLength || words.includes('@') || /\p{Cc}/u.test(words)) return null
  return /(?:\p{Nd}[\s().+/-]*){6}/u.test(words) ? null : words
}

/** Counts a question without a result, on its day. */
export async function countFruitless(
  db: Kysely<AdminTables>,
  { groupVersion: version, languageTag: iso }: Edition,
  question: string,
  now: Date,
): Promise<void> {
  const words = countableWords(question)
  if (words === null) return
  const row = { day: now.toISOString().slice(0, 10), iso, version, words }
  const counted = await db
    .updateTable('fruitless_searches')
    .set(({ eb }) => ({ times: eb('times', '+', 1) }))
    .where('day', '=', row.day)
    .where('iso', '=', iso)
    .where('version', '=', version)
    .where('words', '=', words)
    .executeTakeFirst()
  if (Number(counted.numUpdatedRows) > 0) return
  const { count } = await db
    .selectFrom('fruitless_searches')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('day', '=', row.day)
    .executeTakeFirstOrThrow()
  if (Number(count) >= maxWordsOfDay) return
  await db
    .insertInto('fruitless_searches')
    .values({ ...row, times: 1 })
    .onConflict(conflict =>
      conflict
        .columns(['day', 'iso', 'version', 'words'])
        .doUpdateSet(({ eb }) => ({ times: eb('fruitless_searches.times', '+', 1) })),
    )
    .execute()
}

/** Erases what is older than the retention period. */
export async function eraseFruitless(db: Kysely<AdminTables>, clock: Clock = systemClock): Promise<void> {
  const first = new Date(clock().getTime() - retentionDays * 24 * 3_600_000).toISOString().slice(0, 10)
  await db.deleteFrom('fruitless_searches').where('day', '<', first).execute()
}
