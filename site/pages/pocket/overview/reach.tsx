import type { ReactNode } from 'react'
import styles from './reach.module.css'

/** The reach of a thumb from the lower right corner, as three arcs over the screen. */
export function Reach({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.reach}>
      {children}
      <svg className={styles.arcs} viewBox="0 0 96 200" aria-hidden="true">
        {[34, 58, 84].map(radius => (
          <path key={radius} d={`M${92 - radius} 196A${radius} ${radius} 0 0 1 92 ${196 - radius}`} />
        ))}
      </svg>
    </div>
  )
}
