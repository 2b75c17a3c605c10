import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { interpolate } from '../../../ui/language/format.ts'
import { link } from '../../language/link.ts'
import type { PositionRow } from './load-positions.ts'
import styles from './position-list.module.css'

interface PositionListProps {
  readonly rows: readonly PositionRow[]
  readonly locale: Locale
  /** The labels of a salary band. */
  readonly salary: string
}

/** Positions as rows of title, team and place, and salary. */
export function PositionList({ rows, locale, salary }: PositionListProps) {
  return (
    <ul className={styles.list}>
      {rows.map(row => (
        <li key={row.slug} id={row.slug} className={styles.row}>
          <h3 className={styles.title}>
            <Link to={link(locale, `/careers/${row.slug}`)}>{row.title}</Link>
          </h3>
          {row.facts.map(([first, second]) => (
            <p key={first} className={styles.facts}>
              <strong>{first}</strong> <span>{second}</span>
            </p>
          ))}
          {row.salary && <p className={styles.salary}>{interpolate(salary, { band: row.salary })}</p>}
        </li>
      ))}
    </ul>
  )
}
