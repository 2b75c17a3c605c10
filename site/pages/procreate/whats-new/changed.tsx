import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { link } from '../../../language/link.ts'
import styles from './changed.module.css'

interface ChangedProps {
  readonly heading: string
  /** The slug of the handbook version. */
  readonly version: '5.3' | '5.2' | '5.1' | '5.0'
  readonly pages: readonly (readonly [path: string, title: string])[]
  readonly locale: Locale
}

/** The handbook pages that a release added or changed. */
export function Changed({ heading, version, pages, locale }: ChangedProps) {
  return (
    <nav className={styles.changed} aria-label={`${heading} ${version}`}>
      <p className={styles.heading}>{heading}</p>
      <ul className={styles.pages}>
        {pages.map(([path, title]) => (
          <li key={path}>
            <Link to={link(locale, `/handbook/procreate/${version}${path}`)}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
