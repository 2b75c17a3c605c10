import { Phrases } from '../../../../ui/phrases.tsx'
import type { InsightCopy } from '../copy/en.ts'
import styles from './masthead.module.css'

/** The magazine's name, reduced to a running head above filtered lists. */
export function Masthead({
  copy,
  small,
}: {
  readonly copy: InsightCopy['masthead']
  readonly small: boolean
}) {
  return (
    <div className={`grid ${styles.masthead}`} data-small={small || undefined}>
      <h1 className={styles.name}>
        <Phrases text={copy.heading} />
      </h1>
      <p className={styles.lead}>{copy.lead}</p>
    </div>
  )
}
