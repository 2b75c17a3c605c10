import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Film, type FilmData } from '../../../../ui/film.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { link } from '../../../language/link.ts'
import type { VideoCopy } from './copy/en.ts'
import styles from './frames.module.css'

interface FramesProps {
  readonly copy: VideoCopy['frames']
  readonly film: FilmData
  readonly locale: Locale
}

/** A hand-drawn loop. */
export function Frames({ copy, film, locale }: FramesProps) {
  return (
    <section className={`grid later ${styles.frames}`}>
      <Film film={film} className={styles.film} />
      <h2 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h2>
      <div className={styles.words}>
        <p className={styles.lead}>{copy.lead}</p>
        <p className={styles.links}>
          <Link className={moreClass} to={link(locale, '/handbook/procreate/5.3/animation/first-animation')}>
            {copy.link}
          </Link>
          <Link className={moreClass} to={link(locale, '/dreams')}>
            {copy.dreams}
          </Link>
        </p>
      </div>
    </section>
  )
}
