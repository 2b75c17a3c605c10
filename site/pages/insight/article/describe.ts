import type { ArticleDetails } from '../../../../contract/admin.ts'
import { type Locale, localeOfTag } from '../../../../contract/locale.ts'
import { crumbsOf } from '../../../frame/crumbs.ts'
import { link } from '../../../language/link.ts'
import { pageOf } from '../cards.ts'

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
  const address = `${origin}${link(localeOfTag(article.lang), pageOf(article))}`
  const maker = { '@type': 'Organization', name: 'procreate', url: `${origin}/` }
  const way = [
    { name: magazine, page: '/insight' },
    { name: String(article.year), page: `/insight/${article.year}` },
    { name: article.title, page: pageOf(article) },
  ] as const
  return {
    '@graph': [
      {
        '@type': 'NewsArticle',
        headline: article.title,
        description: article.intro,
        image: [`${origin}${picture}`],
        datePublished: article.date,
        inLanguage: article.lang,
        articleSection: article.category.title,
        timeRequired: `PT${article.read_time}M`,
        mainEntityOfPage: address,
        author: maker,
        publisher: maker,
      },
      crumbsOf(origin, locale, way),
    ],
  }
}
