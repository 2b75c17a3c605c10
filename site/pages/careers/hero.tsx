import type { Locale } from '../../../contract/locale.ts'
import { actionClass } from '../../../ui/action.tsx'
import { plural } from '../../../ui/language/format.ts'
import { Phrases } from '../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../ui/picture.tsx'
import type { CareersCopy } from './copy/en.ts'
import styles from './hero.module.css'
import type { Positions } from './load-positions.ts'

interface HeroProps {
  readonly copy: CareersCopy['hero']
  readonly locale: Locale
  readonly picture: PictureData
  readonly phonePicture: PictureData
  readonly positions: Positions
}

/** The heading on a sheet of paper over the mirrored half of a lake. */
export function Hero({ copy, locale, picture, phonePicture, positions: { list, filtered } }: HeroProps) {
  const open = filtered ? null : list?.total
  return (
    <section className={styles.hero}>
      <Picture
        picture={picture}
        sizes="(max-aspect-ratio: 23/20) 115vh, 100vw"
        className={styles.picture}
        narrow={{
          picture: phonePicture,
          media: '(max-width: 599.98px)',
          sizes: '100vw',
        }}
        priority
      />
      <h1 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h1>
      <div className={styles.sheet}>
        <p className={styles.lead}>{copy.lead}</p>
        {open !== 0 && (
          <a className={actionClass()} href="#positions">
            {open ? plural(copy.open, open, locale) : copy.all}
          </a>
        )}
      </div>
    </section>
  )
}
