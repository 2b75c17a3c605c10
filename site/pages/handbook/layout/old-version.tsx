import { Link } from 'react-router'
import { interpolate } from '../../../../ui/language/format.ts'
import type { LayoutData } from './layout-data.ts'
import styles from './old-version.module.css'

interface OldVersionProps {
  readonly layout: LayoutData
  /** Null on the contents page of the version. */
  readonly path: string | null
}

/** The notice of an older version, with a link to the same page in the latest. */
export function OldVersion({ layout: { latest, version, copy }, path }: OldVersionProps) {
  if (!latest) return null
  const isSamePage = path !== null && latest.href.endsWith(`/${path}`)
  return (
    <p className={styles.old}>
      {interpolate(copy.layout.old, { version: version.title })}{' '}
      <Link to={latest.href}>
        {interpolate(isSamePage ? copy.layout.latest : copy.layout.latestStart, { version: latest.title })}
      </Link>
    </p>
  )
}
