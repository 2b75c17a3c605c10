import { useEffect } from 'react'
import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { actionClass, moreClass } from '../../../ui/action.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import type { PictureData } from '../../../ui/picture.tsx'
import { reportGoal } from '../../features/analytics/report-goal.ts'
import { late } from '../../features/late/late.tsx'
import { link } from '../../language/link.ts'
import { outside } from '../../outside.ts'
import type { FrameCopy } from '../copy/en.ts'
import styles from './not-found.module.css'

/** The background video and its poster. */
export interface NotFoundFilm {
  readonly poster: PictureData
  readonly sources: readonly { readonly src: string; readonly type: string }[]
}

interface NotFoundProps {
  readonly copy: FrameCopy['errors']
  readonly locale: Locale
  /** Missing where the data of the page came without it. */
  readonly night: NotFoundFilm | undefined
}

const NightFilm = late(() => import('./night-film.tsx'))

/** The 404 page, with the aurora as a background video. */
export function NotFound({ copy, locale, night }: NotFoundProps) {
  const { title, subheading, heading, text, home, support } = copy.notFound
  useEffect(() => reportGoal('404'), [])
  return (
    <div className={styles.night} data-hydrate-now>
      <title>{`${title} · procreate`}</title>
      <meta name="robots" content="noindex" />
      {night && (
        <NightFilm className={styles.film} poster={night.poster} sources={night.sources} labels={copy.film} />
      )}
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
          <a className={moreClass} href={outside.helpCentre}>
            {support}
          </a>
        </p>
      </div>
      {night && <p className={styles.credit}>{night.poster.credit}</p>}
    </div>
  )
}
