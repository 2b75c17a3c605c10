import { Link } from 'react-router'
import { Picture } from '../../../../ui/picture.tsx'
import { UntranslatedNotice } from '../../../features/untranslated/notice.tsx'
import type { TextLanguage } from '../../../language/text-language.ts'
import { type Card, orientationOf } from '../cards.ts'
import { Meta } from '../meta.tsx'
import styles from './banner.module.css'

interface BannerProps {
  readonly card: Card
  readonly magazine: { readonly title: string; readonly href: string }
  readonly sample: string
  readonly text: TextLanguage
}

/** The title of an article and its cover, beside it in portrait format and below it in landscape. */
export function Banner({ card, magazine, sample, text }: BannerProps) {
  const { title, intro, picture } = card
  const lang = text.fallback?.lang
  return (
    <header className={`grid ${styles.banner}`} data-shape={picture ? orientationOf(picture) : 'none'}>
      <div className={styles.words}>
        <p className={styles.magazine}>
          <Link to={magazine.href}>{magazine.title}</Link>
        </p>
        <Meta {...card} />
        <h1 className={styles.title} lang={lang}>
          {title}
        </h1>
        <p className={styles.intro} lang={lang}>
          {intro}
        </p>
        <UntranslatedNotice text={text} />
        {card.sample && <p className={styles.sample}>{sample}</p>}
      </div>
      {picture && (
        <figure className={styles.cover}>
          <Picture
            picture={picture}
            sizes={orientationOf(picture) === 'wide' ? '100vw' : '(max-width: 822.98px) 100vw, 46vw'}
            className={styles.picture}
            priority
          />
          <figcaption className={styles.credit}>{picture.credit}</figcaption>
        </figure>
      )}
    </header>
  )
}
