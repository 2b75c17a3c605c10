import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import { UntranslatedNotice } from '../../../features/untranslated/notice.tsx'
import { link } from '../../../language/link.ts'
import type { TextLanguage } from '../../../language/text-language.ts'
import type { Place } from '../places.ts'
import styles from './hero.module.css'

interface HeroProps {
  readonly title: string
  readonly description: string
  readonly place: Place
  readonly locale: Locale
  readonly back: string
  readonly text: TextLanguage
}

/** The title of the position under the picture of its place. */
export function Hero({ title, description, place, locale, back, text }: HeroProps) {
  const lang = text.fallback?.lang
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
        <h1 className={styles.title} lang={lang}>
          {title}
        </h1>
        <p className={styles.description} lang={lang}>
          {description}
        </p>
        <UntranslatedNotice text={text} />
      </div>
    </section>
  )
}
