import type { Kysely } from 'kysely'
import { releaseCategory } from '../../../../contract/article-path.ts'
import type { LanguageTag } from '../../../../contract/locale.ts'
import type { AdminTables } from '../../schema.ts'

/** The years with articles of the magazine published in a language, latest first. */
export async function listYears(
  db: Kysely<AdminTables>,
  { languageTag, today }: { readonly languageTag: LanguageTag; readonly today: string },
) {
  const rows = await db
    .selectFrom('articles as a')
    .innerJoin('article_texts as t', 't.article_id', 'a.id')
    .select(({ fn }) => ['a.year', fn.countAll().as('count')])
    .where('t.iso', '=', languageTag)
    .where('a.date', '<=', today)
    .where('a.category', '<>', releaseCategory)
    .groupBy('a.year')
    .orderBy('a.year', 'desc')
    .execute()
  return rows.map(({ year, count }) => ({ year, count: Number(count) }))
}
