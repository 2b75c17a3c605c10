import type { ReactNode } from 'react'
import styles from './narrow-fold.module.css'

interface NarrowFoldProps {
  readonly label: ReactNode
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** On a phone a button that shows what belongs to it in place; on wider screens that alone. Works without scripts. */
export const NarrowFold = ({ label, isOpen = false, children }: NarrowFoldProps) => (
  <details className={styles.fold} open={isOpen}>
    <summary className={styles.label}>{label}</summary>
    {children}
  </details>
)
