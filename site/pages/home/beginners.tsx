import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { moreClass } from '../../../ui/action.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../ui/picture.tsx'
import { link } from '../../language/link.ts'
import styles from './beginners.module.css'
import type { HomeCopy } from './copy/en.ts'

interface BeginnersProps {
  readonly copy: HomeCopy['beginners']
  readonly locale: Locale
  /** The picture, and the share of it that each part finishes. */
  readonly pictures: { readonly still: PictureData; readonly stages: readonly PictureData[] }
}

/** The four parts of the series beside their picture. */
export function Beginners({ copy, locale, pictures: { still, stages } }: BeginnersProps) {
  return (
    <section className={`grid later ${styles.beginners}`}>
      <Picture picture={still} sizes="(max-width: 822.98px) 100vw, 68vw" className={styles.still} />
      <h2 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h2>
      <div className={styles.words}>
        <p className={styles.lead}>{copy.lead}</p>
        <ol className={styles.parts}>
          {copy.parts.map((title, at) => {
            const stage = stages[at]
            return (
              <li key={title}>
                <Link to={link(locale, `/beginners-series/${at + 1}`)}>{title}</Link>
                {stage && <Picture picture={stage} sizes="9rem" className={styles.stage} decorative />}
              </li>
            )
          })}
        </ol>
        <Link className={moreClass} to={link(locale, '/beginners-series')}>
          {copy.all}
        </Link>
      </div>
    </section>
  )
}
