import { plural } from '../../language/format.ts'
import styles from './count.module.css'
import type { NavProps } from './nav-props.ts'

/** How many positions are open; nothing when there are none. */
export function Count({ copy, locale, positionCount }: NavProps) {
  if (positionCount < 1) return null
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{positionCount}</span>
      <span className="visually-hidden">{plural(copy.nav.positions, positionCount, locale)}</span>
    </span>
  )
}
