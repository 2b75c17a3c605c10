import type { Kysely } from 'kysely'
import type { Article } from '../../../../contract/admin.ts'
import { releaseCategory } from '../../../../contract/article-path.ts'
import type { LanguageTag } from '../../../../contract/locale.ts'
import { decodeCursor, encodeCursor } from '../../cursor.ts'
import { findMedia } from '../../media/fill-media.ts'
import type { AdminTables } from '../../schema.ts'
import { nameTerms } from '../vocabularies/list-terms.ts'

interface ArticleFilter {
  readonly languageTag: LanguageTag
  readonly today: string
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
  readonly category?: string | undefined
  readonly year?: number | undefined
}

/** Published articles of a category or of the magazine, newest first, and the cursor of the next page (null at the end). */
export async function listArticles(db: Kysely<AdminTables>, filter: ArticleFilter) {
  const limit = filter.limit ?? 20
  const after = filter.cursor === undefined ? undefined : decodeCursor(filter.cursor, 'day')
  let query = db
    .selectFrom('articles as a')
    .innerJoin('article_texts as t', 't.article_id', 'a.id')
    .select(['a.id', 'a.year', 'a.slug', 'a.date', 'a.category', 'a.cover', 'a.featured', 'a.sample'])
    .select(['t.title', 't.intro', 't.read_time'])
    .where('t.iso', '=', filter.languageTag)
    // A single bound for the index scan: SQLite would check a second one on the same column row by row.
    .where('a.date', '<=', after && after.key < filter.today ? after.key : filter.today)
  query =
    filter.category === undefined
      ? query.where('a.category', '<>', releaseCategory)
      : query.where('a.category', '=', filter.category)
  if (filter.year !== undefined) query = query.where('a.year', '=', filter.year)
  if (after) {
    const { key: date, id } = after
    query = query.where(after =>
      after.or([after('a.date', '<', date), after.and([after('a.date', '=', date), after('a.id', '<', id)])]),
    )
  }
  const rows = await query
    .orderBy('a.date', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit + 1)
    .execute()
  // Not joined: with a third table SQLite sorts all articles before the limit.
  const name = await nameTerms(db, filter.languageTag)
  const page = rows.slice(0, limit)
  const covers = await findMedia(
    db,
    page.map(({ cover }) => cover),
    { languageTag: filter.languageTag, crops: true },
  )
  const articles = page.map(
    (row): Article => ({
      title: row.title,
      intro: row.intro,
      category: name('category', row.category),
      date: row.date,
      year: row.year,
      slug: row.slug,
      read_time: row.read_time,
      cover: row.cover,
      cover_media: covers.get(row.cover),
      featured: row.featured === 1,
      sample: row.sample === 1,
    }),
  )
  const last = rows[limit - 1]
  const next = rows.length > limit && last ? encodeCursor({ key: last.date, id: last.id }) : null
  return { articles, next }
}
