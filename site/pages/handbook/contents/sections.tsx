import { Link } from 'react-router'
import type { TreePage } from '../tree/reading-order.ts'
import styles from './sections.module.css'

export interface SectionsProps {
  readonly start: string
  readonly pages: readonly TreePage[]
  readonly label: string
}

/** A version's pages as a table of contents. */
export function Sections({ start, pages, label }: SectionsProps) {
  return (
    <nav aria-label={label} className={styles.sections}>
      <ol>
        {pages.map(({ path, title, below }) => (
          <li key={path} className={styles.section}>
            <Link to={`${start}/${path}`} className={styles.title}>
              {title}
            </Link>
            {below.length > 0 && <Pages start={start} pages={below} />}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Pages({ start, pages }: Omit<SectionsProps, 'label'>) {
  return (
    <ul className={styles.pages}>
      {pages.map(({ path, title, below }) => (
        <li key={path}>
          <Link to={`${start}/${path}`}>{title}</Link>
          {below.length > 0 && <Pages start={start} pages={below} />}
        </li>
      ))}
    </ul>
  )
}
