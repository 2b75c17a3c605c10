import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import { link } from '../../../language/link.ts'
import type { VideoCopy } from './copy/en.ts'
import styles from './sizes.module.css'

interface SizesProps {
  readonly copy: VideoCopy['sizes']
  readonly coast: PictureData
  readonly locale: Locale
}

/** A 4K frame with the marked area of 1080p, to scale. */
export function Sizes({ copy, coast, locale }: SizesProps) {
  return (
    <section data-below className={`grid later ${styles.sizes}`}>
      <figure className={styles.frame}>
        <Picture picture={coast} sizes="(max-width: 822.98px) 100vw, 60vw" className={styles.coast} />
        <figcaption className={styles.marks}>
          <span className={styles.large}>{copy.large}</span>
          <span className={styles.small}>
            <span>{copy.small}</span>
          </span>
        </figcaption>
      </figure>
      <div className={styles.words}>
        <h2 className={styles.heading}>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
        <Link className={moreClass} to={link(locale, '/handbook/procreate/5.3/share/time-lapse')}>
          {copy.link}
        </Link>
      </div>
    </section>
  )
}
