import { useState } from 'react'
import { useLocation } from 'react-router'
import type { PreviewFacts } from './describe-preview.ts'
import styles from './preview-bar.module.css'

/** Says above a page that it is a preview, until the reader goes on to another address, which is live. */
export function PreviewBar({ label, title, state, end }: PreviewFacts) {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const [first] = useState(address)
  if (address !== first) return null
  return (
    <aside className={styles.bar} aria-label={label}>
      <p className={styles.facts}>
        <strong>{title}</strong>
        <span>{state}</span>
        <span>{end}</span>
      </p>
    </aside>
  )
}
