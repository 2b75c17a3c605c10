import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { moreClass } from '../../../ui/action.tsx'
import { Film, type FilmData } from '../../../ui/film.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../ui/picture.tsx'
import { link } from '../../language/link.ts'
import type { DreamsCopy } from './copy/en.ts'
import styles from './features.module.css'

interface FeaturesProps {
  readonly copy: DreamsCopy['features']
  readonly locale: Locale
  readonly films: Readonly<Record<'ball' | 'walk' | 'flock', FilmData>>
  readonly onionSkin: PictureData
}

/** The article that describes the feature. */
const articles = {
  timing: '/insight/2026/twelve-frames',
  onion: '/insight/2025/onion-skin-and-patience',
  loop: '/insight/2024/weight-in-a-walk',
} as const

/** Animations on the colour of their own paper, without visible edges. */
export function Features({ copy, locale, films, onionSkin }: FeaturesProps) {
  const articleLink = (name: keyof typeof articles) => (
    <div className={styles.words}>
      <h3>{copy[name].name}</h3>
      <p>{copy[name].text}</p>
      <Link className={moreClass} to={link(locale, articles[name])}>
        {copy[name].link}
      </Link>
    </div>
  )
  return (
    <section className={`grid ${styles.features}`} id="features">
      <h2 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h2>
      <div className={styles.timing}>
        <Film film={films.ball} />
        {articleLink('timing')}
      </div>
      <div className={styles.onion}>
        {articleLink('onion')}
        <div className={styles.sheet}>
          <Picture picture={onionSkin} sizes="(max-width: 822.98px) 100vw, 62vw" />
        </div>
      </div>
      <div className={styles.loop}>
        <Film film={films.walk} />
        {articleLink('loop')}
      </div>
      <div className={styles.crowd}>
        <Film film={films.flock} />
        <div className={styles.words}>
          <h3>{copy.crowd.name}</h3>
          <p>{copy.crowd.text}</p>
        </div>
      </div>
      <div className={styles.list}>
        <div className={styles.short}>
          <h3>{copy.list.name}</h3>
          <Link className={moreClass} to={link(locale, '/handbook/dreams')}>
            {copy.list.more}
          </Link>
        </div>
        <ul>
          {copy.list.items.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
