import type { ArticleDetails } from '../../../../contract/admin.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { pageOf } from '../../../features/articles/load-article.ts'
import { newsArticle } from '../../../features/articles/news-article.ts'
import { crumbsOf } from '../../../frame/crumbs.ts'

interface ArticleDescription {
  readonly origin: string
  readonly locale: Locale
  /** The magazine's name. */
  readonly magazine: string
  readonly picture: string
}

/** The structured data of an article. https://schema.org/NewsArticle */
export function describeArticle(
  article: ArticleDetails,
  { origin, locale, magazine, picture }: ArticleDescription,
) {
  const way = [
    { name: magazine, page: '/insight' },
    { name: String(article.year), page: `/insight/${article.year}` },
    { name: article.title, page: pageOf(article) },
  ] as const
  return {
    '@graph': [newsArticle(article, { origin, picture }), crumbsOf(origin, locale, way)],
  }
}
