import type { ReactNode } from 'react'
import styles from './reading-room.module.css'
import { useLightMode } from './use-light-mode.ts'

export interface HandbookLayoutProps {
  /** As the page was served. */
  readonly lightMode: boolean
  readonly children: ReactNode
}

/** The ground that every page of the handbook lies on: a dark room, or white paper. What is around it follows. */
export function HandbookLayout({ lightMode, children }: HandbookLayoutProps) {
  return (
    <div className={styles.room} data-room={useLightMode(lightMode) ? 'light' : 'dark'}>
      {children}
    </div>
  )
}
