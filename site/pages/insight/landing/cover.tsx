import { Link } from 'react-router'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import { type Card, orientationOf } from '../cards.ts'
import type { InsightCopy } from '../copy/en.ts'
import { Meta } from '../meta.tsx'
import { pigmentOf } from '../pigment.ts'
import styles from './cover.module.css'

interface CoverProps {
  readonly copy: InsightCopy['masthead']
  readonly card: Card
  /** The cover in the format of narrow screens. */
  readonly phonePicture: PictureData | null
}

/** How wide a picture is that fills the width of a screen in the format 4 to 5, in parts of it. */
const widthOnNarrow = ({ width, height }: PictureData) =>
  Math.round(100 * Math.max(1, (1.25 * width) / height))

/** The cover story: a full-bleed picture under a paper panel. */
export function Cover({ copy, card, phonePicture }: CoverProps) {
  const { href, title, intro, category, picture } = card
  return (
    <section
      className={`grid ${styles.cover} ${pigmentOf(category.id)}`}
      aria-label={copy.cover}
      data-shape={picture ? orientationOf(picture) : 'none'}
    >
      {picture && (
        <Picture
          picture={picture}
          sizes={`(max-width: 822.98px) ${widthOnNarrow(picture)}vw, 72vw`}
          className={styles.picture}
          {...(phonePicture && {
            narrow: { picture: phonePicture, media: '(max-width: 822.98px)', sizes: '100vw' },
          })}
          priority
        />
      )}
      <div className={styles.panel}>
        <Meta {...card} />
        <h2 className={styles.title}>
          <Link to={href}>{title}</Link>
        </h2>
        <p className={styles.intro}>{intro}</p>
        {picture && <p className={styles.credit}>{picture.credit}</p>}
      </div>
    </section>
  )
}
