import { Link } from 'react-router'
import type { Locale } from '../../../../../contract/locale.ts'
import { moreClass } from '../../../../../ui/action.tsx'
import { link } from '../../../../language/link.ts'
import type { ReleasesCopy } from '../copy/en.ts'
import styles from './aside.module.css'

interface AsideProps {
  readonly copy: ReleasesCopy
  readonly locale: Locale
  readonly mail: string
  readonly about: string
  readonly others: readonly {
    readonly title: string
    readonly date: string
    readonly day: string
    readonly href: string
  }[]
}

/** Below a release: whom to ask, who we are, and what else was announced. */
export function Aside({ copy, locale, mail, about, others }: AsideProps) {
  return (
    <div className={`grid ${styles.aside}`}>
      <section className={styles.part}>
        <h2>{copy.contact.title}</h2>
        <p>{copy.contact.role}</p>
        <p>
          <a href={`mailto:${mail}`}>{mail}</a>
        </p>
        <p className={styles.note}>{copy.contact.text}</p>
      </section>
      <section className={styles.part}>
        <h2>{copy.about.title}</h2>
        <p>{about}</p>
        <p>
          <Link className={moreClass} to={link(locale, '/press')}>
            {copy.about.kit}
          </Link>
        </p>
      </section>
      {others.length > 0 && (
        <section className={styles.part}>
          <h2>{copy.others}</h2>
          <ul>
            {others.map(({ title, date, day, href }) => (
              <li key={href}>
                <Link to={href}>{title}</Link>
                <time dateTime={date}>{day}</time>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
