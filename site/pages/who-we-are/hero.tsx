import { Phrases } from '../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../ui/picture.tsx'
import type { AboutCopy } from './copy/en.ts'
import styles from './hero.module.css'

interface HeroProps {
  readonly copy: AboutCopy['hero']
  readonly mountain: PictureData
  readonly mountainPhone: PictureData
}

/** The mountain over the town, overlapped by the page's paper. */
export function Hero({ copy, mountain, mountainPhone }: HeroProps) {
  return (
    <section className={styles.hero}>
      <Picture
        picture={mountain}
        sizes="(max-aspect-ratio: 13/10) 131vh, 100vw"
        className={styles.mountain}
        narrow={{
          picture: mountainPhone,
          media: '(max-width: 599.98px)',
          sizes: '(max-aspect-ratio: 53/100) 53vh, 100vw',
        }}
        priority
      />
      <div className={styles.panel}>
        <h1 className={styles.heading}>
          <Phrases text={copy.heading} />
        </h1>
      </div>
      <div className={`grid ${styles.below}`}>
        <p className={styles.lead}>{copy.lead}</p>
        <p className={styles.caption}>
          {copy.caption} <span>{mountain.credit}</span>
        </p>
      </div>
    </section>
  )
}
