import { useState } from 'react'
import { Phrases } from '../../../../ui/phrases.tsx'
import type { InsightCopy } from '../copy/en.ts'
import styles from './share.module.css'

interface ShareProps {
  readonly copy: InsightCopy['article']['share']
  /** The absolute URL of the article. */
  readonly address: string
  readonly x: string
  readonly facebook: string
}

/** Two plain share links without third-party scripts, and a copy button with scripts. */
export function Share({ copy, address, x, facebook }: ShareProps) {
  const [status, setStatus] = useState('')

  async function copyLink() {
    setStatus('')
    const copied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(address))
      .then(
        () => true,
        () => false,
      )
    setStatus(copied ? copy.copied : copy.failed)
  }

  return (
    <section className={`grid ${styles.share}`}>
      <h2 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h2>
      <div className={styles.ways}>
        <a href={x} rel="noopener">
          {copy.x}
        </a>
        <a href={facebook} rel="noopener">
          {copy.facebook}
        </a>
        <button type="button" className={styles.copy} onClick={copyLink} data-kept-press>
          {copy.copy}
        </button>
        <p role="status" className={styles.said}>
          {status}
        </p>
      </div>
    </section>
  )
}
