import type { ReactNode } from 'react'
import styles from './form.module.css'

/** A sentence below the fields of a form that is there to be found, not to be read first. */
export const SmallPrint = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.small}>{children}</p>
)
