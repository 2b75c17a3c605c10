import type { ReactNode } from 'react'
import styles from './marks.module.css'

interface MarkExampleProps {
  readonly right: boolean
  /** 'Right' or 'Not like this'. */
  readonly verdict: string
  readonly text: string
  readonly look: string | undefined
  readonly children: ReactNode
}

/** An example of the mark's use with its verdict and explanation. */
export function MarkExample({ right, verdict, text, look, children }: MarkExampleProps) {
  return (
    <figure className={styles.example}>
      <div className={`${styles.stage} ${look}`} aria-hidden="true">
        {children}
      </div>
      <figcaption>
        <strong className={right ? styles.right : styles.wrong}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path
              d={right ? 'm2.5 8.5 3.6 4L13.5 3.5' : 'm3.5 3.5 9 9m0-9-9 9'}
              fill="none"
              stroke="currentColor"
              strokeWidth="2.2"
              strokeLinecap="round"
            />
          </svg>
          {verdict}
        </strong>{' '}
        {text}
      </figcaption>
    </figure>
  )
}
