import type { ReactNode } from 'react'
import { Mark } from '../../ui/mark.tsx'
import styles from './door-frame.module.css'

/** What stands around the screens before the log-in: a sheet in the middle. */
export function DoorFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className={styles.door} id="main">
      <title>{`${title} · Office`}</title>
      <p className={styles.brand}>
        <Mark />
        office
      </p>
      <div className={styles.sheet}>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}
