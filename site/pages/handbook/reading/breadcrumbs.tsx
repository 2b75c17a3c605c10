import { Link } from 'react-router'
import { link } from '../../../language/link.ts'
import type { HandbookCopy } from '../copy/en.ts'
import type { LayoutData } from '../layout/layout-data.ts'
import type { TreePage } from '../tree/tree-page.ts'
import styles from './breadcrumbs.module.css'

interface BreadcrumbsProps {
  readonly layout: LayoutData
  readonly copy: HandbookCopy['reading']
  /** The ancestors of the page, from the root. */
  readonly above: readonly TreePage[]
}

/** Breadcrumbs from the handbook section to the parent page. */
export function Breadcrumbs({ layout, copy, above }: BreadcrumbsProps) {
  const { locale, start, product, version } = layout
  return (
    <nav aria-label={copy.trail} className={styles.breadcrumbs}>
      <ol>
        <li>
          <Link to={link(locale, '/handbook')}>{copy.handbooks}</Link>
        </li>
        <li>
          <Link to={start}>
            <span lang="en">{product}</span> {version.title}
          </Link>
        </li>
        {above.map(({ path, title }) => (
          <li key={path}>
            <Link to={`${start}/${path}`}>{title}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
