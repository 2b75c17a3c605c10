import { Link } from 'react-router'
import type { Article } from '../../../contract/admin.ts'
import { formatDate } from '../../language/format.ts'
import { link } from '../../language/link.ts'
import type { Locale } from '../../language/locale.ts'
import { moreClass } from '../../ui/action.tsx'
import type { HomeCopy } from './copy/shape.ts'
import styles from './news.module.css'

export interface NewsProps {
  readonly copy: HomeCopy['news']
  readonly locale: Locale
  readonly articles: readonly Article[] | null
}

/** The two newest articles, as headlines. */
export function News({ copy, locale, articles }: NewsProps) {
  return (
    <section className={`grid later ${styles.news}`}>
      <h2 className={styles.heading}>{copy.heading}</h2>
      <div className={styles.column}>
        {articles === null || articles.length === 0 ? (
          <p>{copy.missing}</p>
        ) : (
          <ol>
            {articles.map(({ year, slug, title, intro, date }) => (
              <li key={`${year}/${slug}`} className={styles.item}>
                <h3 className={styles.title}>
                  <Link to={link(locale, `/insight/${year}/${slug}`)}>{title}</Link>
                </h3>
                <time dateTime={date} className={styles.date}>
                  {formatDate(date, locale)}
                </time>
                <p className={styles.intro}>{intro}</p>
              </li>
            ))}
          </ol>
        )}
        <Link className={moreClass} to={link(locale, '/insight')}>
          {copy.all}
        </Link>
      </div>
    </section>
  )
}
