import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { moreClass } from '../../../ui/action.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { link } from '../../language/link.ts'
import type { HomeCopy } from './copy/en.ts'
import type { HomeLists } from './load-lists.ts'
import styles from './news.module.css'

interface NewsProps {
  readonly copy: HomeCopy['news']
  readonly locale: Locale
  readonly articles: HomeLists['articles']
}

/** The newest article with its cover, and the headline of the next. */
export function News({ copy, locale, articles }: NewsProps) {
  return (
    <section className={`grid later ${styles.news}`}>
      <h2 className={styles.heading}>{copy.heading}</h2>
      {articles === null || articles.length === 0 ? (
        <p className={styles.missing}>{copy.missing}</p>
      ) : (
        <ol className={`grid ${styles.articles}`}>
          {articles.map(({ year, slug, title, intro, date, longDate, picture }, at) => (
            <li key={`${year}/${slug}`} className={at === 0 ? styles.newest : styles.other}>
              {picture && (
                <Picture
                  picture={picture}
                  sizes="(max-width: 822.98px) 100vw, 55vw"
                  className={styles.cover}
                />
              )}
              <div className={styles.words}>
                <h3 className={styles.title}>
                  <Link to={link(locale, `/insight/${year}/${slug}`)}>{title}</Link>
                </h3>
                <time dateTime={date} className={styles.date}>
                  {longDate}
                </time>
                <p className={styles.intro}>{intro}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
      <p className={styles.all}>
        <Link className={moreClass} to={link(locale, '/insight')}>
          {copy.all}
        </Link>
      </p>
    </section>
  )
}
