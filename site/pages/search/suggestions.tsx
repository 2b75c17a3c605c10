import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { link } from '../../language/link.ts'
import type { SearchCopy } from './copy/en.ts'
import styles from './start.module.css'

const places = {
  handbook: '/handbook',
  news: '/procreate/whats-new',
  brushes: '/procreate/brushes',
  beginners: '/beginners-series',
  support: '/support',
  insight: '/insight',
  careers: '/careers',
  press: '/press',
} as const satisfies Record<keyof SearchCopy['start']['items'], string>

/** The pages that are looked for most. */
export function Suggestions({
  copy,
  locale,
}: {
  readonly copy: SearchCopy['start']
  readonly locale: Locale
}) {
  return (
    <section className={styles.section}>
      <h2>{copy.title}</h2>
      <ul className={styles.places}>
        {Object.entries(places).map(([name, page]) => (
          <li key={name}>
            <Link to={link(locale, page)}>{copy.items[name as keyof typeof places]}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
