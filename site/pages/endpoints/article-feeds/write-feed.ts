import { Feed } from 'feed'
import type { ArticleDetails } from '../../../../contract/admin.ts'
import { type Locale, languageTagOf } from '../../../../contract/locale.ts'
import { pageOf } from '../../../features/articles/load-article.ts'
import { prepareProse } from '../../../features/prose/prepare-prose.ts'
import { writeHtml } from '../../../features/prose/write-html.ts'
import { link, type PagePath } from '../../../language/link.ts'
import type { FeedCopy } from './copy/en.ts'

export const formats = {
  'feed.xml': { type: 'application/atom+xml', write: (feed: Feed) => feed.atom1() },
  'rss.xml': { type: 'application/rss+xml', write: (feed: Feed) => feed.rss2() },
  'feed.json': { type: 'application/feed+json', write: (feed: Feed) => feed.json1() },
} as const

interface FeedPlace {
  readonly origin: string
  readonly locale: Locale
  readonly copy: Pick<FeedCopy, 'title' | 'description' | 'sample'>
  /** Whose articles it has. */
  readonly page: PagePath
}

/** The feed of a page without entries; the same articles give the same bytes. */
export function openFeed(newest: string | undefined, { origin, locale, copy, page }: FeedPlace): Feed {
  const address = (path: PagePath) => `${origin}${link(locale, path)}`
  return new Feed({
    id: address(page),
    title: copy.title,
    description: copy.description,
    link: address(page),
    language: languageTagOf(locale),
    updated: new Date(newest ?? 0),
    author: authorOf(origin),
    copyright: 'procreate',
    generator: false,
    feedLinks: {
      atom: address(`${page}/feed.xml`),
      rss: address(`${page}/rss.xml`),
      json: address(`${page}/feed.json`),
    },
  })
}

const authorOf = (origin: string) => ({ name: 'procreate', link: `${origin}/` })

/** Adds an entry with the article's full text. */
export function addArticle(feed: Feed, article: ArticleDetails, { origin, locale, copy }: FeedPlace): void {
  const own = `${origin}${link(locale, pageOf(article))}`
  const text = writeHtml(prepareProse(article.segments, { locale }), origin)
  feed.addItem({
    id: own,
    link: own,
    title: article.title,
    description: article.intro,
    content: article.sample ? `<p>${copy.sample}</p>${text}` : text,
    date: new Date(article.date),
    published: new Date(article.date),
    category: [{ name: article.category.title, term: article.category.id }],
    author: [authorOf(origin)],
  })
}
