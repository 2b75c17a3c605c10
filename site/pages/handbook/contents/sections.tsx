import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { plural } from '../../../../ui/language/format.ts'
import type { HandbookCopy } from '../copy/en.ts'
import { nameOf, type TreePage } from '../tree/tree-page.ts'
import styles from './sections.module.css'

interface SectionsProps {
  readonly start: string
  readonly pages: readonly TreePage[]
  readonly locale: Locale
  readonly copy: HandbookCopy['contents']
}

/** The table of contents of a version; a long handbook lists its sections with their page counts. */
export function Sections({ start, pages, locale, copy }: SectionsProps) {
  return (
    <nav aria-label={copy.label} className={styles.sections}>
      <ol>
        {pages.map((page, at) => (
          <li key={page.path} data-below={at === 6 || undefined} className={styles.section}>
            <Link to={`${start}/${page.path}`} className={styles.title}>
              {nameOf(page)}
            </Link>
            {page.below.length > 0 && <Pages start={start} pages={page.below} />}
            {page.more !== undefined && <p className={styles.more}>{plural(copy.more, page.more, locale)}</p>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Pages({ start, pages }: Pick<SectionsProps, 'start' | 'pages'>) {
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
