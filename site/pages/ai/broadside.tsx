import { Phrases } from '../../../ui/phrases.tsx'
import styles from './broadside.module.css'
import type { AiCopy } from './copy/en.ts'

const stands = ['generated', 'yours', 'collected', 'trained'] as const

/** The statement against generative AI: large words between rules, one of them red. */
export function Broadside({ copy }: { readonly copy: AiCopy }) {
  return (
    <section className={`grid ${styles.broadside}`}>
      <p className={styles.top}>
        <span>{copy.top.from}</span>
        <span>{copy.top.to}</span>
      </p>
      <h1 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h1>
      <p className={styles.lead}>{copy.lead}</p>
      {stands.map(name => (
        <div key={name} className={`${styles.stand} ${styles[name]}`}>
          <h2>
            <Phrases text={copy.stands[name].heading} />
          </h2>
          <p>{copy.stands[name].text}</p>
        </div>
      ))}
    </section>
  )
}
