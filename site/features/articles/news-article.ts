import type { ArticleDetails } from '../../../contract/admin.ts'
import { localeOfTag } from '../../../contract/locale.ts'
import { link } from '../../language/link.ts'
import { pageOf } from './load-article.ts'

/** The structured data of an article. https://schema.org/NewsArticle */
export function newsArticle(
  article: ArticleDetails,
  { origin, picture }: { readonly origin: string; readonly picture: string },
) {
  const maker = { '@type': 'Organization', name: 'procreate', url: `${origin}/` }
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.intro,
    image: [`${origin}${picture}`],
    datePublished: article.date,
    inLanguage: article.lang,
    articleSection: article.category.title,
    timeRequired: `PT${article.read_time}M`,
    mainEntityOfPage: `${origin}${link(localeOfTag(article.lang), pageOf(article))}`,
    author: maker,
    publisher: maker,
  }
}
