import type { Locale } from '../../../../contract/locale.ts'
import { Phrases } from '../../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import type { AccessibilityCopy } from './copy/en.ts'
import styles from './hero.module.css'
import { ReadAloud } from './read-aloud.tsx'

interface HeroProps {
  readonly copy: AccessibilityCopy['hero']
  readonly told: AccessibilityCopy['told']
  readonly locale: Locale
  readonly four: PictureData
}

/** One bowl of fruit as paint, as words, as a relief, and in plain shapes. */
export function Hero({ copy, told, locale, four }: HeroProps) {
  return (
    <section>
      <div className={styles.words}>
        <h1>
          <Phrases text={copy.heading} />
        </h1>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <div className={styles.ways}>
        <PictureQuarter way="seen" copy={told.seen} four={four} priority />
        <div className={`${styles.way} ${styles.heard}`}>
          <h2 className={styles.title}>{told.heard.title}</h2>
          <p id="told" className={styles.told}>
            {told.heard.text}
          </p>
          <ReadAloud copy={told.heard} locale={locale} textId="told" />
        </div>
        <PictureQuarter way="touched" copy={told.touched} four={four} />
        <PictureQuarter way="simplified" copy={told.simplified} four={four} />
      </div>
    </section>
  )
}

interface ShownProps {
  readonly way: 'seen' | 'touched' | 'simplified'
  readonly copy: { readonly title: string; readonly text: string; readonly picture: string }
  readonly four: PictureData
  readonly priority?: boolean
}

/** A quarter of the painting. */
const PictureQuarter = ({ way, copy, four, priority = false }: ShownProps) => (
  <div className={`${styles.way} ${styles[way]}`}>
    <div className={styles.quarter} role="img" aria-label={copy.picture}>
      <Picture
        picture={four}
        sizes="(max-width: 822.98px) 80vw, 100vw"
        className={styles.whole}
        priority={priority}
        decorative
      />
    </div>
    <div className={styles.caption}>
      <h2 className={styles.title}>{copy.title}</h2>
      <p>{copy.text}</p>
    </div>
  </div>
)
