import { Link } from 'react-router'
import type { LayoutData } from '../layout/layout-data.ts'
import { nameOf, type TreePage } from '../tree/tree-page.ts'
import styles from './section-pages.module.css'

interface SectionPagesProps {
  readonly layout: LayoutData
  readonly pages: readonly TreePage[]
  readonly heading: string
}

/** The child pages of a section. */
export function SectionPages({ layout, pages, heading }: SectionPagesProps) {
  if (pages.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      <ul>
        {pages.map(page => (
          <li key={page.path}>
            <Link to={`${layout.start}/${page.path}`}>{nameOf(page)}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
