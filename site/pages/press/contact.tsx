import type { ReactNode } from 'react'
import { interpolate } from '../../../ui/language/format.ts'
import { Phrases } from '../../../ui/phrases.tsx'
import styles from './contact.module.css'
import type { PressCopy } from './copy/en.ts'

interface ContactProps {
  readonly copy: PressCopy['contact']
  readonly mail: string
  /** The contact section of the press page. */
  readonly children: ReactNode
  readonly zone: { readonly short: string; readonly offset: string; readonly name: string }
}

/** Whom to write to, when they are awake, and how to hear from them. */
export function Contact({ copy, mail, zone, children }: ContactProps) {
  return (
    <section className={`grid ${styles.contact}`}>
      <h2 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h2>
      <div className={styles.person}>
        <p className={styles.role}>{copy.role}</p>
        <a className={styles.mail} href={`mailto:${mail}`}>
          {mail}
        </a>
        <p>{copy.text}</p>
        <p className={styles.zone}>
          {interpolate(copy.zone, zone)}
          <br />
          {copy.seasons}
        </p>
      </div>
      <div className={styles.list}>{children}</div>
    </section>
  )
}
