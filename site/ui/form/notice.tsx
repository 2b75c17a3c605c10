import type { ReactNode } from 'react'
import styles from './notice.module.css'

interface NoticeProps {
  /** It tells of a failure. */
  readonly failed?: boolean | undefined
  readonly children: ReactNode
}

/** What has just happened, above the forms of a page. */
export const Notice = ({ failed = false, children }: NoticeProps) => (
  <p className={failed ? styles.failure : styles.notice} role="status">
    {children}
  </p>
)
