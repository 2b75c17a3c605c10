import { Phrases } from '../../../ui/phrases.tsx'
import type { DreamsCopy } from './copy/en.ts'
import styles from './questions.module.css'

/** Questions as disclosure widgets, whose closed answers the browser's find-in-page reaches. */
export function Questions({ copy }: { readonly copy: DreamsCopy['questions'] }) {
  return (
    <section className={`grid ${styles.questions}`} id="questions">
      <h2 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h2>
      <div className={styles.list}>
        {copy.items.map(({ question, answer }) => (
          <details key={question} className={styles.item}>
            <summary className={styles.question}>
              <h3>
                <Phrases text={question} />
              </h3>
              <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.sign}>
                <path d="M8 2v12M2 8h12" fill="none" stroke="currentColor" strokeWidth="1.75" />
              </svg>
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
