import type { ReactNode } from 'react'
import { actionClass } from '../../../ui/action.tsx'
import styles from './account.module.css'

interface DisclosedRowProps {
  /** The label of its action. */
  readonly action: string
  /** Its form came back with something wrong. */
  readonly open: boolean
  readonly children: ReactNode
  readonly form: ReactNode
}

/** A row of a list with something to be done, and below it, once that is pressed, the form that does it. */
export function DisclosedRow({ action, open, children, form }: DisclosedRowProps) {
  return (
    <li>
      <details open={open}>
        <summary className={styles.row}>
          <span>{children}</span>
          <span className={actionClass({ quiet: true, small: true })}>{action}</span>
        </summary>
        <div className={styles.disclosed}>{form}</div>
      </details>
    </li>
  )
}
