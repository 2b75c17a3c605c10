import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { interpolate } from '../../../../ui/language/format.ts'
import { Phrases } from '../../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import { partNumbers } from '../../../features/media/stage-picture.ts'
import { link } from '../../../language/link.ts'
import type { SeriesCopy } from '../copy/en.ts'
import styles from './strips.module.css'

interface StripsProps {
  readonly copy: SeriesCopy
  readonly locale: Locale
  readonly stages: readonly { readonly strip: PictureData; readonly whole: PictureData }[]
}

/** One still life in four quarters, one for each part of the series with its text. */
export function Strips({ copy, locale, stages }: StripsProps) {
  return (
    <ol className={styles.strips} aria-label={copy.onward.label}>
      {partNumbers.map((part, at) => {
        const [text, stage] = [copy.parts[at], stages[at]]
        return (
          text &&
          stage && (
            <li key={part} className={styles.part}>
              <Picture
                picture={stage.strip}
                sizes="25vw"
                className={styles.picture}
                narrow={{ picture: stage.whole, media: '(max-width: 822.98px)', sizes: '100vw' }}
                priority={part === 1}
              />
              <div className={styles.words}>
                <p className={styles.number}>{interpolate(copy.number, { n: `${part}` })}</p>
                <h2 className={styles.heading}>
                  <Link to={link(locale, `/beginners-series/${part}`)}>
                    <Phrases text={text.heading} />
                  </Link>
                </h2>
                <p>{text.short}</p>
              </div>
            </li>
          )
        )
      })}
    </ol>
  )
}
