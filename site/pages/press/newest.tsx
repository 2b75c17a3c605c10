import { Link } from 'react-router'
import type { Article } from '../../../contract/admin.ts'
import { pathOfArticle } from '../../../contract/article-path.ts'
import type { Locale } from '../../../contract/locale.ts'
import { moreClass } from '../../../ui/action.tsx'
import { formatDate } from '../../../ui/language/format.ts'
import { Phrases } from '../../../ui/phrases.tsx'
import { link, type PagePath } from '../../language/link.ts'
import type { PressCopy } from './copy/en.ts'
import styles from './newest.module.css'

interface NewestProps {
  readonly copy: Pick<PressCopy['insight'], 'all' | 'missing'>
  readonly heading: string
  readonly articles: readonly Article[] | null
  readonly locale: Locale
  /** The page that has all of them. */
  readonly page: '/insight' | '/press/releases'
}

/** The three newest articles or press releases; where they cannot be had, the page stands without them. */
export function Newest({ copy, heading, articles, locale, page }: NewestProps) {
  return (
    <section className={`grid later ${styles.newest}`}>
      <h2 className={styles.heading} data-page={page}>
        <Phrases text={heading} />
      </h2>
      {articles === null || articles.length === 0 ? (
        <p>{copy.missing}</p>
      ) : (
        <ol className={styles.list}>
          {articles.map(({ category, year, slug, title, intro, date }) => (
            <li key={`${year}/${slug}`}>
              <time dateTime={date}>{formatDate(date, locale)}</time>
              <h3 className={styles.title}>
                <Link to={link(locale, pathOfArticle({ category: category.id, year, slug }) as PagePath)}>
                  {title}
                </Link>
              </h3>
              {page === '/insight' && <p>{intro}</p>}
            </li>
          ))}
        </ol>
      )}
      <p>
        <Link className={moreClass} to={link(locale, page)}>
          {copy.all}
        </Link>
      </p>
    </section>
  )
}
