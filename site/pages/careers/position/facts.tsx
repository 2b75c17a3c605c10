import { Link } from 'react-router'
import { actionClass } from '../../../../ui/action.tsx'
import { interpolate } from '../../../../ui/language/format.ts'
import type { CareersCopy } from '../copy/en.ts'
import styles from './facts.module.css'
import type { Fact } from './list-facts.ts'

interface FactsProps {
  readonly copy: Pick<CareersCopy['position'], 'facts' | 'apply' | 'applyTo' | 'subject'>
  readonly facts: readonly Fact[]
  readonly mail: string
  /** The address of the form. */
  readonly form: string
  readonly title: string
}

/** The facts of a position, the way to its form, and the address, readable without a mail program. */
export function Facts({ copy, facts, mail, form, title }: FactsProps) {
  const subject = encodeURIComponent(interpolate(copy.subject, { title }))
  return (
    <aside className={styles.facts} aria-label={copy.facts}>
      <dl className={styles.list}>
        {facts.map(({ name, value, date }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{date ? <time dateTime={date}>{value}</time> : value}</dd>
          </div>
        ))}
      </dl>
      <Link className={`${actionClass({ center: true })} ${styles.apply}`} to={form}>
        {copy.apply}
      </Link>
      <p className={styles.address}>
        {copy.applyTo}{' '}
        <a className={styles.mail} lang="en" href={`mailto:${mail}?subject=${subject}`}>
          {mail}
        </a>
      </p>
    </aside>
  )
}
