import type { Kysely } from 'kysely'
import type { Article, ArticleDetails } from '../../../../contract/admin.ts'
import type { LanguageTag } from '../../../../contract/locale.ts'
import type { Log } from '../../../../platform/log.ts'
import { Refusal } from '../../../http/problem.ts'
import { fillMedia, findMedia } from '../../media/fill-media.ts'
import type { AdminTables } from '../../schema.ts'
import { chooseText } from '../choose-text.ts'
import { fillPlaceholders, placeholdersIn } from '../documents/operator-facts.ts'
import { listPriceValues } from '../documents/price-placeholders.ts'
import { readSegments } from '../documents/read-segments.ts'
import { findSharingPicture } from '../sharing-pictures/find-picture.ts'
import { nameTerms } from '../vocabularies/list-terms.ts'
import { listArticles } from './list-articles.ts'

interface ArticleAddress {
  readonly year: string | undefined
  readonly slug: string | undefined
  readonly languageTag: LanguageTag
  readonly today: string
  /** The last date that the article may have: today, but for a preview. */
  readonly lastDay: string
}

/** The number of related articles. */
const relatedCount = 3

/** A published article, in English where its language is not live, with related ones. Throws `Refusal` 404 for an unknown one. */
export async function getArticle(
  db: Kysely<AdminTables>,
  log: Log,
  { year, slug = '', languageTag, today, lastDay }: ArticleAddress,
) {
  const number = /^\d{4}$/.test(year ?? '') ? Number(year) : 0
  const rows = await db
    .selectFrom('articles as a')
    .innerJoin('article_texts as t', 't.article_id', 'a.id')
    .select(['a.year', 'a.slug', 'a.date', 'a.category', 'a.cover', 'a.featured', 'a.sample'])
    .select(['t.iso', 't.title', 't.intro', 't.read_time', 't.body'])
    .where('a.year', '=', number)
    .where('a.slug', '=', slug)
    .where('a.date', '<=', lastDay)
    .execute()
  const chosen = chooseText(rows, languageTag)
  if (!chosen) throw new Refusal(404, 'There is no such article.')
  const { text: row, lang, languages } = chosen
  const name = await nameTerms(db, languageTag)
  const written = readSegments(row.body, log, `article ${row.year}/${row.slug}`)
  const segments = await fillMedia(db, written, lang)
  const hasPlaceholders = placeholdersIn(row.body).length > 0
  const article: ArticleDetails = {
    title: row.title,
    intro: row.intro,
    lang,
    languages,
    category: name('category', row.category),
    date: row.date,
    year: row.year,
    slug: row.slug,
    read_time: row.read_time,
    cover: row.cover,
    cover_media: (await findMedia(db, [row.cover], { languageTag: lang, crops: true })).get(row.cover),
    featured: row.featured === 1,
    sample: row.sample === 1,
    segments: fillPlaceholders(segments, hasPlaceholders ? await listPriceValues(db) : {}),
    sharing: await findSharingPicture(db, `insight/${row.year}/${row.slug}`, lang),
  }
  return { article, related_articles: await listRelated(db, article, { languageTag, today }) }
}

/** The newest of the same category, then of others. */
async function listRelated(
  db: Kysely<AdminTables>,
  { category, year, slug }: Article,
  filter: { readonly languageTag: LanguageTag; readonly today: string },
): Promise<Article[]> {
  const limit = relatedCount + 1
  const [alike, newest] = await Promise.all([
    listArticles(db, { ...filter, category: category.id, limit }),
    listArticles(db, { ...filter, limit: 2 * limit }),
  ])
  const isOther = (article: Article) => article.year !== year || article.slug !== slug
  const others = newest.articles.filter(article => article.category.id !== category.id)
  return [...alike.articles, ...others].filter(isOther).slice(0, relatedCount)
}
