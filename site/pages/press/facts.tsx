import { Phrases } from '../../../ui/phrases.tsx'
import type { PressCopy } from './copy/en.ts'
import { CopyButton } from './copy-button.tsx'
import styles from './facts.module.css'

interface FactsProps {
  readonly copy: PressCopy['facts']
  readonly clipboard: PressCopy['clipboard']
}

/** The facts of the company, in numbers and places. */
export function Facts({ copy, clipboard }: FactsProps) {
  const text = copy.rows.map(row => `${row.term}: ${row.text}`).join('\n')
  return (
    <section className={`grid ${styles.facts}`}>
      <div className={styles.head}>
        <h2 className={styles.heading}>
          <Phrases text={copy.heading} />
        </h2>
        <CopyButton text={text} label={copy.copy} copy={clipboard} />
      </div>
      <dl className={styles.rows}>
        {copy.rows.map(row => (
          <div key={row.term}>
            <dt>{row.term}</dt>
            <dd>{row.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
