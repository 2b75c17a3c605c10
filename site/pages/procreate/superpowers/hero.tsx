import { Phrases } from '../../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import type { SuperpowersCopy } from './copy/en.ts'
import styles from './hero.module.css'

interface HeroProps {
  readonly copy: SuperpowersCopy['hero']
  readonly painted: PictureData
}

/** Six gestures in thick paint, with the text on the same sheet. */
export function Hero({ copy, painted }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>
          <Phrases text={copy.heading} />
        </h1>
        <p className={styles.lead}>{copy.lead}</p>
        <p className={styles.first}>{copy.first}</p>
      </div>
      <Picture
        picture={painted}
        sizes="(max-width: 1079.98px) 100vw, 64vw"
        className={styles.painted}
        priority
      />
    </section>
  )
}
