import { Phrases } from '../../../../ui/phrases.tsx'
import type { OverviewCopy } from './copy/en.ts'
import styles from './feel.module.css'

/** One sentence about latency, and three figures. */
export function Feel({ copy }: { readonly copy: OverviewCopy['feel'] }) {
  return (
    <section className={`grid later ${styles.feel}`}>
      <h2 className={styles.sentence}>
        <Phrases text={copy.heading} />
      </h2>
      <dl className={styles.figures}>
        {copy.figures.map(({ figure, text }) => (
          <div key={figure} className={styles.pair}>
            <dt className={styles.figure}>{figure}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
