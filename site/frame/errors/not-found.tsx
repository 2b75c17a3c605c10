import { Link } from 'react-router'
import { link } from '../../language/link.ts'
import type { Locale } from '../../language/locale.ts'
import { actionClass, moreClass } from '../../ui/action.tsx'
import { BackgroundFilm } from '../../ui/background-film.tsx'
import { Phrases } from '../../ui/phrases.tsx'
import type { FrameCopy } from '../copy/shape.ts'
import { collectionPicture } from '../picture.ts'
import styles from './not-found.module.css'

export interface NotFoundProps {
  readonly copy: FrameCopy['errors']
  readonly locale: Locale
}

/** Lost is a fine place to be: the aurora over the bay, alive. */
export function NotFound({ copy, locale }: NotFoundProps) {
  const { title, subheading, heading, text, home, support } = copy.notFound
  const aurora = collectionPicture('aurora', locale)
  return (
    <div className={styles.night}>
      <title>{`${title} · procreate`}</title>
      <meta name="robots" content="noindex" />
      <BackgroundFilm
        className={styles.film}
        poster={aurora}
        sources={[
          { src: '/pictures/aurora-loop-av1.mp4', type: 'video/mp4; codecs="av01.0.05M.08"' },
          { src: '/pictures/aurora-loop.mp4', type: 'video/mp4' },
        ]}
        labels={copy.film}
      />
      <div className={styles.words}>
        <p className={styles.subheading}>{subheading}</p>
        <h1 className={styles.heading}>
          <Phrases text={heading} />
        </h1>
        <p className={styles.text}>{text}</p>
        <p className={styles.ways}>
          <Link className={actionClass()} to={link(locale, '/')}>
            {home}
          </Link>
          <Link className={moreClass} to={link(locale, '/support')}>
            {support}
          </Link>
        </p>
      </div>
      <p className={styles.credit}>{aurora.credit}</p>
    </div>
  )
}
