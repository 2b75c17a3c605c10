import type { ReactNode } from 'react'
import styles from './handbook-layout.module.css'
import { useLightMode } from './use-light-mode.ts'

interface HandbookLayoutProps {
  /** The mode that the server rendered. */
  readonly lightMode: boolean
  readonly children: ReactNode
}

/** The layout of a handbook page, dark or light, with the frame around it. */
export function HandbookLayout({ lightMode, children }: HandbookLayoutProps) {
  return (
    <div className={styles.layout} data-room={useLightMode(lightMode) ? 'light' : 'dark'}>
      {children}
    </div>
  )
}
