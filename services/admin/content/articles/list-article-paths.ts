import type { Kysely } from 'kysely'
import { pathOfArticle } from '../../../../contract/article-path.ts'
import type { ListedPages } from '../../../../contract/listed-pages.ts'
import type { AdminTables } from '../../schema.ts'
import { pagesOfTexts } from '../list-pages.ts'

/** The published articles in any language, newest first; the path is `/insight/2026/one-leaf`. */
export async function listArticlePaths(
  db: Kysely<AdminTables>,
  { from, limit, today }: { readonly from: number; readonly limit: number; readonly today: string },
): Promise<ListedPages> {
  const published = db.selectFrom('articles').where('date', '<=', today)
  const { count } = await published.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom(
      published
        .select(['id', 'year', 'slug', 'date', 'category'])
        .orderBy('date', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(from)
        .as('a'),
    )
    .innerJoin('article_texts as t', 't.article_id', 'a.id')
    .select(['a.year', 'a.slug', 'a.category', 'a.date as changed', 't.iso'])
    .orderBy('a.date', 'desc')
    .orderBy('a.id', 'desc')
    .execute()
  const pages = pagesOfTexts(
    rows.map(({ year, slug, category, ...row }) => ({
      ...row,
      path: pathOfArticle({ year, slug, category }),
    })),
  )
  return { pages, total: Number(count) }
}
