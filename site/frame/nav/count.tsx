import styles from './count.module.css'
import type { NavProps } from './nav-props.ts'

/** The badge with the number of open positions; nothing for none. */
export function Count({ positions: { count, label } }: NavProps) {
  if (count < 1) return null
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
