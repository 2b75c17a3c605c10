import { Link } from 'react-router'
import type { HandbookCopy } from '../copy/en.ts'
import type { LayoutData } from '../layout/layout-data.ts'
import styles from './neighbours.module.css'

interface PageTitle {
  readonly path: string
  readonly title: string
}

interface NeighboursProps {
  readonly layout: LayoutData
  readonly copy: HandbookCopy['reading']
  readonly previous: PageTitle | null
  readonly next: PageTitle | null
}

/** Links to the previous and the next page. */
export function Neighbours({ layout: { start }, copy, previous, next }: NeighboursProps) {
  if (!previous && !next) return null
  return (
    <nav aria-label={copy.neighbours} className={styles.neighbours}>
      {previous && (
        <Link rel="prev" to={`${start}/${previous.path}`}>
          <span>{copy.previous}</span> {previous.title}
        </Link>
      )}
      {next && (
        <Link rel="next" className={styles.next} to={`${start}/${next.path}`}>
          <span>{copy.next}</span> {next.title}
        </Link>
      )}
    </nav>
  )
}
