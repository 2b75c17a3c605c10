import { Link } from 'react-router'
import { interpolate } from '../../../language/format.ts'
import type { LayoutData } from './layout-data.ts'
import styles from './old-version.module.css'

export interface OldVersionProps {
  readonly room: LayoutData
  /** null at the version's start. */
  readonly path: string | null
}

/** On a version that is not the latest: says so, and leads to the same page in that one. */
export function OldVersion({ room: { latest, version, copy }, path }: OldVersionProps) {
  if (!latest) return null
  const isSamePage = path !== null && latest.href.endsWith(`/${path}`)
  return (
    <p className={styles.old}>
      {interpolate(copy.room.old, { version: version.title })}{' '}
      <Link to={latest.href}>
        {interpolate(isSamePage ? copy.room.latest : copy.room.latestStart, { version: latest.title })}
      </Link>
    </p>
  )
}
