import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { Phrases } from '../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../ui/picture.tsx'
import { link } from '../../language/link.ts'
import { outside } from '../../outside.ts'
import type { HomeCopy } from './copy/en.ts'
import styles from './learning.module.css'

interface LearningProps {
  readonly copy: HomeCopy['learning']
  readonly locale: Locale
  readonly wheel: PictureData
}

/** Four ways to learn, beside an oversized colour wheel. */
export function Learning({ copy, locale, wheel }: LearningProps) {
  const { handbook, beginners, lessons, community } = copy.items
  const ways = [
    { ...handbook, link: <Link to={link(locale, '/handbook')}>{handbook.title}</Link> },
    { ...beginners, link: <Link to={link(locale, '/beginners-series')}>{beginners.title}</Link> },
    { ...lessons, link: <a href={outside.education}>{lessons.title}</a> },
    { ...community, link: <a href={outside.community}>{community.title}</a> },
  ]
  return (
    <section className={`grid later ${styles.learning}`}>
      <Picture
        picture={wheel}
        sizes="(max-width: 822.98px) 150vw, 78vw"
        className={styles.wheel}
        decorative
      />
      <div className={styles.words}>
        <h2>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
        <ul className={styles.ways}>
          {ways.map(way => (
            <li key={way.title}>
              <h3>{way.link}</h3>
              <p>{way.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
