import type { ReactNode } from 'react'
import styles from './notice.module.css'

interface NoticeProps {
  /** Whether it reports a failure. */
  readonly failed?: boolean | undefined
  readonly children: ReactNode
}

/** The status message above the forms of a page. */
export const Notice = ({ failed = false, children }: NoticeProps) => (
  <p className={failed ? styles.failure : styles.notice} role="status">
    {children}
  </p>
)
