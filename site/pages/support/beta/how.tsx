import { Phrases } from '../../../../ui/phrases.tsx'
import type { BetaCopy } from './copy/en.ts'
import styles from './how.module.css'

/** The process of an application, its conditions, and the duties of a tester. */
export function How({ copy }: { readonly copy: BetaCopy['how'] }) {
  return (
    <section className={`grid ${styles.how}`}>
      <h2 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h2>
      <ol className={styles.steps}>
        {copy.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {[copy.who, copy.asks].map(({ title, text }) => (
        <div key={title} className={styles.note}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </section>
  )
}
