import { interpolate } from '../../../../ui/language/format.ts'
import { Phrases } from '../../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import type { PartNumber } from '../../../features/media/stage-picture.ts'
import type { PartCopy, SeriesCopy } from '../copy/en.ts'
import styles from './hero.module.css'

interface HeroProps {
  readonly copy: PartCopy
  readonly number: SeriesCopy['number']
  readonly part: PartNumber
  readonly stage: PictureData
}

/** The title of a part, and the state of the picture at its end. */
export function Hero({ copy, number, part, stage }: HeroProps) {
  return (
    <section className={`grid ${styles.hero}`} data-part={part}>
      <div className={styles.words}>
        <p className={styles.number}>{interpolate(number, { n: `${part}` })}</p>
        <h1>
          <Phrases text={copy.heading} />
        </h1>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <div className={styles.stage}>
        <Picture picture={stage} sizes="(min-width: 823px) 64vw, 100vw" priority />
      </div>
    </section>
  )
}
