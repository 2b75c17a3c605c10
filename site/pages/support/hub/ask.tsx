import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { actionClass, moreClass } from '../../../../ui/action.tsx'
import { link } from '../../../language/link.ts'
import type { HubCopy } from './copy/en.ts'
import styles from './hub.module.css'

interface AskProps {
  readonly copy: Pick<HubCopy, 'ask' | 'beta'>
  readonly locale: Locale
}

/** The ways to a person: about an app, and about a version that is being tested. */
export function Ask({ copy: { ask, beta }, locale }: AskProps) {
  return (
    <section data-below className={`grid ${styles.ask}`}>
      <div className={styles.person}>
        <h2>{ask.heading}</h2>
        <p>{ask.text}</p>
        <Link className={actionClass()} to={link(locale, '/support/request')}>
          {ask.button}
        </Link>
      </div>
      <div className={styles.beta}>
        <h2>{beta.title}</h2>
        <p>{beta.text}</p>
        <Link className={moreClass} to={link(locale, '/support/beta')}>
          {beta.apply}
        </Link>
        <Link className={moreClass} to={link(locale, '/support/beta/request')}>
          {beta.request}
        </Link>
      </div>
    </section>
  )
}
