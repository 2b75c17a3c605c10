import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { apps, mediums } from '../../../contract/requests/made-with/mediums.ts'
import { link } from '../../language/link.ts'
import type { MadeWithCopy } from './copy/en.ts'
import styles from './filter.module.css'
import { addressOf, type WorkFilter } from './list-works.ts'

interface FilterProps {
  readonly copy: Pick<MadeWithCopy, 'filter' | 'mediums'>
  readonly filter: WorkFilter
  readonly locale: Locale
}

/** Two rows of links: each is an address, and the one that is chosen stands out. */
export function Filter({ copy, filter, locale }: FilterProps) {
  const rows = [
    { name: 'app', ids: apps, titleOf: (id: string) => id },
    { name: 'medium', ids: mediums, titleOf: (id: string) => copy.mediums[id as keyof typeof copy.mediums] },
  ] as const
  return (
    <nav className={`grid ${styles.filter}`} aria-label={copy.filter.label}>
      {rows.map(({ name, ids, titleOf }) => (
        <div key={name} className={styles.row}>
          <h2 id={`filter-${name}`}>{copy.filter[name]}</h2>
          <ul aria-labelledby={`filter-${name}`}>
            {[null, ...ids].map(id => (
              <li key={id}>
                <Link
                  to={link(locale, addressOf({ ...filter, [name]: id }))}
                  aria-current={filter[name] === id || undefined}
                  preventScrollReset
                >
                  {id === null ? copy.filter.all : titleOf(id)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
