import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { actionClass } from '../../../ui/action.tsx'
import { formatDate, interpolate } from '../../../ui/language/format.ts'
import { link } from '../../language/link.ts'
import type { TextLanguage } from '../../language/text-language.ts'
import styles from './closed.module.css'
import type { CareersCopy } from './copy/en.ts'

interface ClosedProps {
  readonly copy: CareersCopy['position']['closed']
  readonly locale: Locale
  readonly title: string
  readonly text: TextLanguage
  readonly closedOn: string
  readonly open: readonly { readonly slug: string; readonly title: string }[]
  /** The label of the link to all positions. */
  readonly all: string
}

/** A closed position, answered with 410, and the open ones. */
export function Closed({ copy, locale, title, text, closedOn, open, all }: ClosedProps) {
  return (
    <section className={`grid ${styles.closed}`}>
      <title>{interpolate(copy.title, { title })}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.words}>
        <p className={styles.label}>{interpolate(copy.label, { date: formatDate(closedOn, locale) })}</p>
        <h1 className={styles.title} lang={text.fallback?.lang}>
          {title}
        </h1>
        <p className={styles.text}>{copy.text}</p>
      </div>
      <div className={styles.open}>
        <h2 className={styles.subtitle}>{open.length > 0 ? copy.open : copy.none}</h2>
        <ul>
          {open.map(other => (
            <li key={other.slug}>
              <Link to={link(locale, `/careers/${other.slug}`)}>{other.title}</Link>
            </li>
          ))}
        </ul>
        <Link className={actionClass({ quiet: true })} to={link(locale, '/careers')}>
          {all}
        </Link>
      </div>
    </section>
  )
}
