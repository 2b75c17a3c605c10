import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import styles from './handbook-layout.module.css'
import { useLightMode } from './use-light-mode.ts'

interface HandbookLayoutProps {
  /** The mode that the server rendered. */
  readonly lightMode: boolean
  /** What the service worker shows above a kept copy, with the day in place of `{date}`. */
  readonly keptLine?: string
  readonly children: ReactNode
}

/** The layout of a handbook page, dark or light, with the frame around it. */
export function HandbookLayout({ lightMode, keptLine, children }: HandbookLayoutProps) {
  const { pathname } = useLocation()
  return (
    <div className={styles.layout} data-room={useLightMode(lightMode) ? 'light' : 'dark'}>
      {keptLine && (
        <p key={pathname} className={styles.kept} data-kept-line="" hidden suppressHydrationWarning>
          {keptLine}
        </p>
      )}
      {children}
    </div>
  )
}
