import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { Film, type FilmData } from '../../../ui/film.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import { opensAt } from '../../features/reveal/opens-at.ts'
import { link } from '../../language/link.ts'
import type { RevealCopy } from './copy/en.ts'
import { type City, cities } from './opening.ts'
import styles from './wait.module.css'

interface WaitProps {
  readonly copy: RevealCopy['wait']
  /** The text after the opening. */
  readonly out: RevealCopy['out'] | null
  readonly clocks: Readonly<Record<City, { readonly day: string; readonly time: string }>>
  readonly film: FilmData
  readonly locale: Locale
}

/** The announcement, its hour in other time zones, and a picture of the sky. */
export function Wait({ copy, out, clocks, film, locale }: WaitProps) {
  const said = out?.said ?? copy.said
  return (
    <>
      <section data-below className={`grid ${styles.said}`}>
        <h2 className={styles.heading}>
          <Phrases text={said.heading} />
        </h2>
        <div className={styles.text}>
          <p>{said.text}</p>
          <p>{said.promise}</p>
        </div>
        <h3 className={styles.title}>{out?.clocks ?? copy.clocks.title}</h3>
        <ul className={styles.clocks}>
          {cities.map(city => (
            <li key={city}>
              <span className={styles.city}>{copy.clocks[city]}</span>
              <time dateTime={opensAt} className={styles.time}>
                {clocks[city].time}
              </time>
              <span className={styles.day}>{clocks[city].day}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={`later ${styles.sky}`}>
        <Film film={film} className={styles.film} />
        <div className={`grid ${styles.caption}`}>
          <h2>
            <Phrases text={copy.sky.heading} />
          </h2>
          <p>{out?.sky ?? copy.sky.text}</p>
          <p className={styles.more}>
            <Link to={link(locale, '/insight')}>{copy.sky.read}</Link>
            <a href="/insight/feed.xml">{copy.sky.feed}</a>
          </p>
          <p className={styles.credit}>{film.credit}</p>
        </div>
      </section>
    </>
  )
}
