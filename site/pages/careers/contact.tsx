import { actionClass } from '../../../ui/action.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import styles from './contact.module.css'
import type { CareersCopy } from './copy/en.ts'

interface ContactProps {
  readonly copy: CareersCopy['contact']
  readonly mail: string
}

/** The address as text, for visitors without a fitting position or a mail program. */
export function Contact({ copy, mail }: ContactProps) {
  return (
    <section className={`grid later ${styles.contact}`}>
      <h2 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h2>
      <div className={styles.words}>
        <p className={styles.text}>{copy.text}</p>
        <a className={actionClass()} href={`mailto:${mail}`}>
          {copy.action}
        </a>
        <p className={styles.address}>
          {copy.address} <span lang="en">{mail}</span>
        </p>
      </div>
    </section>
  )
}
