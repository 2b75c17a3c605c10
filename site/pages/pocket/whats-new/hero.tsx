import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import type { PocketNewsCopy } from './copy/en.ts'
import styles from './hero.module.css'

interface HeroProps {
  readonly copy: PocketNewsCopy['hero']
  readonly moon: PictureData
  readonly moonPhone: PictureData
}

/** A full moon over the hills, and the version number in its size. */
export function Hero({ copy, moon, moonPhone }: HeroProps) {
  return (
    <section id="4-0" className={styles.hero}>
      <Picture
        picture={moon}
        sizes="(max-width: 822.98px) 160vw, 100vw"
        className={styles.moon}
        narrow={{ picture: moonPhone, media: '(max-width: 599.98px)', sizes: '100vw' }}
        priority
      />
      <div className={`grid ${styles.words}`}>
        <h1 className={styles.version}>
          <span className="visually-hidden">{copy.version}</span>
          <span className={styles.figure} aria-hidden="true">
            4.0
          </span>
        </h1>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
    </section>
  )
}
