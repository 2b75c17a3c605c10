import { Phrases } from '../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../ui/picture.tsx'
import type { AboutCopy } from './copy/en.ts'
import styles from './place.module.css'

interface PlaceProps {
  readonly name: keyof AboutCopy['day']['places']
  readonly copy: AboutCopy['day']['places']['wires']
  readonly picture: PictureData
  readonly sizes: string
}

/** A painting with the hour of its light and the work done there. */
export function Place({ name, copy, picture, sizes }: PlaceProps) {
  return (
    <article className={`${styles.place} ${styles[name]}`}>
      <div className={styles.painting}>
        <Picture picture={picture} sizes={sizes} />
      </div>
      <div className={styles.words}>
        <p className={styles.hour}>{copy.hour}</p>
        <h3 className={styles.heading}>
          <Phrases text={copy.heading} />
        </h3>
        <p>{copy.text}</p>
        <p className={styles.credit}>{picture.credit}</p>
      </div>
    </article>
  )
}
