import { Phrases } from '../../../../ui/phrases.tsx'
import type { CareersCopy } from '../copy/en.ts'
import styles from './hiring.module.css'

const order = ['read', 'talk', 'work', 'decide'] as const

/** The hiring process in four steps. */
export function Hiring({ copy }: { readonly copy: CareersCopy['position']['hiring'] }) {
  return (
    <section className={`grid ${styles.hiring}`}>
      <h2 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h2>
      <ol className={styles.steps}>
        {order.map(step => (
          <li key={step}>
            <h3>{copy.steps[step].title}</h3>
            <p>{copy.steps[step].text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
