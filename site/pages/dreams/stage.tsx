import { Phrases } from '../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../ui/picture.tsx'
import type { DreamsCopy } from './copy/en.ts'
import styles from './stage.module.css'

interface StageProps {
  readonly copy: DreamsCopy['stage']
  readonly picture: PictureData
}

/** The app on a tablet, and its tracks. */
export function Stage({ copy, picture }: StageProps) {
  return (
    <section data-below className={`grid later ${styles.stage}`}>
      <div className={styles.words}>
        <h2>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <Picture picture={picture} sizes="(max-width: 822.98px) 150vw, 92vw" className={styles.tablet} />
      <dl className={styles.tracks}>
        {copy.tracks.map(({ name, text }) => (
          <div key={name} className={styles.track}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
