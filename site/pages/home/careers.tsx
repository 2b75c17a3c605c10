import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { moreClass } from '../../../ui/action.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../ui/picture.tsx'
import { link } from '../../language/link.ts'
import styles from './careers.module.css'
import type { HomeCopy } from './copy/en.ts'
import type { HomeLists } from './load-lists.ts'

interface CareersProps {
  readonly copy: HomeCopy['careers']
  readonly locale: Locale
  readonly positions: HomeLists['positions']
  readonly harbour: PictureData
}

/** Up to five open positions over a picture of the harbour. */
export function Careers({ copy, locale, positions, harbour }: CareersProps) {
  return (
    <section className={`grid later ${styles.careers}`}>
      <div className={styles.words}>
        <h2>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <div className={styles.list}>
        {positions === null || positions.length === 0 ? (
          <p>{positions === null ? copy.missing : copy.none}</p>
        ) : (
          <ul>
            {positions.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={link(locale, `/careers/${slug}`)}>{title}</Link>
              </li>
            ))}
          </ul>
        )}
        <Link className={moreClass} to={link(locale, '/careers')}>
          {copy.all}
        </Link>
      </div>
      <Picture picture={harbour} sizes="100vw" className={styles.harbour} />
    </section>
  )
}
