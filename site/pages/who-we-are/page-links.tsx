import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { Phrases } from '../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../ui/picture.tsx'
import { link } from '../../language/link.ts'
import type { AboutCopy } from './copy/en.ts'
import styles from './page-links.module.css'

interface PageLinksProps {
  readonly copy: AboutCopy['doors']
  readonly harbour: PictureData
  readonly locale: Locale
}

const links = [
  ['careers', '/careers'],
  ['press', '/press'],
  ['support', '/support'],
  ['ideas', '/about-ideas-suggestions'],
] as const

/** The harbour of the town, and links to further pages. */
export function PageLinks({ copy, harbour, locale }: PageLinksProps) {
  return (
    <section className={`grid later ${styles.section}`}>
      <div className={styles.harbour}>
        <Picture picture={harbour} sizes="(min-width: 823px) 46vw, 92vw" credited />
      </div>
      <div className={styles.words}>
        <h2 className={styles.heading}>
          <Phrases text={copy.heading} />
        </h2>
        <p>{copy.lead}</p>
        <ul>
          {links.map(([name, page]) => (
            <li key={name}>
              <Link to={link(locale, page)}>{copy[name]}</Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
