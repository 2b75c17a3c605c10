import styles from './votes.module.css'
import { findPageAddress, type VersionTitles } from './votes-filter.ts'

interface PageLinkProps {
  readonly version: string
  readonly path: string
  readonly titles: VersionTitles
}

/** A page of a handbook, with a link to it on the site, and its version. */
export function PageLink({ version, path, titles }: PageLinkProps) {
  const address = findPageAddress(version, path)
  return (
    <span className={styles.page}>
      {address === null ? path : <a href={address}>{path}</a>}{' '}
      <span className={styles.version}>{titles[version] ?? version}</span>
    </span>
  )
}
