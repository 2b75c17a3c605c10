import { Link } from 'react-router'
import type { Term } from '../../../contract/admin.ts'
import type { Locale } from '../../../contract/locale.ts'
import { moreClass } from '../../../ui/action.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../ui/picture.tsx'
import { link } from '../../language/link.ts'
import type { HomeCopy } from './copy/en.ts'
import styles from './insight.module.css'

interface InsightProps {
  readonly copy: HomeCopy['insight']
  readonly locale: Locale
  readonly categories: readonly Term[] | null
  /** The first cover is large. */
  readonly covers: readonly PictureData[]
}

/** The magazine's name across three covers, and its topics. */
export function Insight({ copy, locale, categories, covers }: InsightProps) {
  return (
    <section className={`grid later ${styles.insight}`}>
      <h2 className={styles.masthead}>
        <Phrases text={copy.heading} />
      </h2>
      <div className={styles.covers}>
        {covers.map(picture => (
          <Picture
            key={picture.fallback}
            picture={picture}
            sizes="(max-width: 822.98px) 62vw, 36vw"
            className={styles.cover}
            decorative
          />
        ))}
      </div>
      <div className={styles.words}>
        <p className={styles.lead}>{copy.lead}</p>
        {categories && (
          <>
            <h3 className={styles.label}>{copy.categories}</h3>
            <ul className={styles.categories}>
              {categories.map(({ id, title }) => (
                <li key={id}>
                  <Link to={`${link(locale, '/insight')}?category=${id}`}>{title}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <Link className={moreClass} to={link(locale, '/insight')}>
          {copy.all}
        </Link>
      </div>
    </section>
  )
}
