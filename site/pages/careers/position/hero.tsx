import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { link } from '../../../language/link.ts'
import { moreClass } from '../../../ui/action.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { Place } from '../places.ts'
import styles from './hero.module.css'

interface HeroProps {
  readonly title: string
  readonly description: string
  readonly place: Place
  readonly locale: Locale
  readonly back: string
}

/** The title of the position under the picture of its place. */
export function Hero({ title, description, place, locale, back }: HeroProps) {
  return (
    <section className={`grid ${styles.hero}`}>
      <figure className={styles.place}>
        <Picture
          picture={place.picture}
          sizes="(max-width: 599.98px) 220vw, 100vw"
          className={styles.picture}
          priority
        />
        <figcaption className={styles.caption}>{place.text}</figcaption>
      </figure>
      <div className={styles.words}>
        <Link className={`${moreClass} ${styles.back}`} to={link(locale, '/careers')}>
          {back}
        </Link>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.description}>{description}</p>
      </div>
    </section>
  )
}
