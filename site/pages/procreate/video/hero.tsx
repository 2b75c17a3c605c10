import { moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import type { VideoCopy } from './copy/en.ts'
import styles from './hero.module.css'

interface HeroProps {
  readonly copy: VideoCopy['hero']
  readonly states: PictureData
  readonly statesPhone: PictureData
}

/** The painting fades into the toned ground of the page, from left to right. */
export function Hero({ copy, states, statesPhone }: HeroProps) {
  return (
    <section className={`grid ${styles.hero}`}>
      <h1 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h1>
      <div className={styles.words}>
        <p className={styles.lead}>{copy.lead}</p>
        <a className={moreClass} href="#lapse">
          {copy.watch}
        </a>
      </div>
      <Picture
        picture={states}
        sizes="(max-width: 822.98px) 150vw, 100vw"
        className={styles.states}
        narrow={{ picture: statesPhone, media: '(max-width: 599.98px)', sizes: '100vw' }}
        priority
      />
    </section>
  )
}
