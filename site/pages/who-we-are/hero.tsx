import { Phrases } from '../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../ui/picture.tsx'
import type { AboutCopy } from './copy/en.ts'
import styles from './hero.module.css'

interface HeroProps {
  readonly copy: AboutCopy['hero']
  readonly mountain: PictureData
}

/** The mountain over the town, overlapped by the page's paper. */
export function Hero({ copy, mountain }: HeroProps) {
  return (
    <section className={styles.hero}>
      <Picture picture={mountain} sizes="100vw" className={styles.mountain} priority />
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
