import { Link } from 'react-router'
import type { VersionChoice } from './layout-data.ts'
import styles from './versions.module.css'

interface VersionsProps {
  readonly choices: readonly VersionChoice[]
  /** The slug of the current version. */
  readonly current: string
  readonly label: string
}

/** Links to the counterpart of this page in each version. */
export function Versions({ choices, current, label }: VersionsProps) {
  return (
    <nav aria-label={label} className={styles.versions}>
      <ul>
        {choices.map(({ slug, title, href }) => (
          <li key={slug}>
            <Link to={href} aria-current={slug === current ? 'true' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
