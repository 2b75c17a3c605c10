import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import { link } from '../../../language/link.ts'
import type { BrushesCopy } from './copy/en.ts'
import styles from './hand-section.module.css'

type Answer = 'pressure' | 'tilt' | 'speed'

interface HandSectionProps {
  readonly copy: BrushesCopy['hand']
  readonly locale: Locale
  readonly pictures: Readonly<Record<Answer, PictureData>>
}

const chapters: Readonly<Record<Answer, string>> = {
  pressure: 'pressure-and-tilt#pressure',
  tilt: 'pressure-and-tilt#tilt',
  speed: 'shape-and-grain',
}

/** Three strokes for pressure, tilt and speed, one below the other. */
export function HandSection({ copy, locale, pictures }: HandSectionProps) {
  return (
    <section className={`later ${styles.section}`}>
      <h2 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h2>
      {(['pressure', 'tilt', 'speed'] as const).map(answer => (
        <div key={answer} className={styles.answer}>
          <div className={styles.words}>
            <h3 className={styles.title}>{copy[answer].title}</h3>
            <p>{copy[answer].text}</p>
            <Link
              className={moreClass}
              to={link(locale, `/handbook/procreate/5.3/brushes/${chapters[answer]}`)}
            >
              {copy[answer].more}
            </Link>
          </div>
          <div className={styles.sheet}>
            <Picture
              picture={pictures[answer]}
              sizes="(max-width: 822.98px) 100vw, 60vw"
              className={styles.stroke}
            />
          </div>
        </div>
      ))}
    </section>
  )
}
