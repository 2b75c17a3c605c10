import { plural } from '../../../ui/language/format.ts'
import styles from './count.module.css'
import type { NavProps } from './nav-props.ts'

/** The badge with the number of open positions; nothing for none. */
export function Count({ copy, locale, positionCount }: NavProps) {
  if (positionCount < 1) return null
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{positionCount}</span>
      <span className="visually-hidden">{plural(copy.nav.positions, positionCount, locale)}</span>
    </span>
  )
}
