import { Phrases } from '../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../ui/picture.tsx'
import type { IdeasCopy } from './copy/en.ts'
import styles from './hero.module.css'

interface HeroProps {
  readonly copy: IdeasCopy
  readonly feather: PictureData
}

/** A quill, and the summary of our answer to ideas. */
export function Hero({ copy, feather }: HeroProps) {
  return (
    <>
      <section className={`grid ${styles.hero}`}>
        <div className={styles.words}>
          <h1>
            <Phrases text={copy.hero.heading} />
          </h1>
          <p>{copy.hero.lead}</p>
        </div>
        <div className={styles.feather}>
          <Picture picture={feather} sizes="(min-width: 823px) 40vw, 92vw" credited priority />
        </div>
      </section>
      <section className={`grid ${styles.short}`}>
        <h2>
          <Phrases text={copy.short.heading} />
        </h2>
        <div className={styles.text}>
          <p>{copy.short.text}</p>
          <p className={styles.keep}>{copy.short.keep}</p>
        </div>
      </section>
    </>
  )
}
