import { fill } from '../../language/format.ts'
import { Phrases } from '../../ui/phrases.tsx'
import styles from './contact.module.css'
import type { PressCopy } from './copy/shape.ts'

export interface ContactProps {
  readonly copy: PressCopy['contact']
  readonly list: PressCopy['list']
  readonly mail: string
  readonly zone: { readonly short: string; readonly offset: string; readonly name: string }
}

/** Whom to write to, when they are awake, and how to hear from them. */
export function Contact({ copy, list, mail, zone }: ContactProps) {
  const [before = '', after = ''] = list.text.split('{mail}')
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
          {fill(copy.zone, zone)}
          <br />
          {copy.seasons}
        </p>
      </div>
      <div className={styles.list}>
        <h3>{list.title}</h3>
        <p>
          {before}
          <a href={`mailto:${mail}`}>{mail}</a>
          {after}
        </p>
      </div>
    </section>
  )
}
