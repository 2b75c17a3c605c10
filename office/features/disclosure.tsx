import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

interface DisclosureProps {
  readonly label: ReactNode
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** A button that shows what belongs to it in place: works without scripts. */
export function Disclosure({ label, isOpen = false, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={isOpen}>
      <summary className={styles.summary}>{label}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
