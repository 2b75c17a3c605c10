import { Link } from 'react-router'
import { Phrases } from '../../../ui/phrases.tsx'
import type { InsightCopy } from './copy/en.ts'
import type { YearData } from './load-shelf.ts'
import styles from './years.module.css'

interface YearsProps {
  readonly copy: InsightCopy['years']
  readonly years: readonly YearData[]
  readonly current?: number
}

/** The archive: one link for each year. */
export function Years({ copy, years, current }: YearsProps) {
  return (
    <nav className={`grid ${styles.years}`} aria-labelledby="insight-years">
      <h2 id="insight-years" className={styles.heading}>
        <Phrases text={copy.heading} />
      </h2>
      <ul className={styles.list}>
        {years.map(({ year, count, href }) => (
          <li key={year}>
            <Link to={href} aria-current={year === current ? 'page' : undefined}>
              <span className={styles.year}>{year}</span> <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
