import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { link } from '../../../language/link.ts'
import styles from './agreement.module.css'
import type { AgreementCopy } from './copy/en.ts'

interface FeedbackProps {
  readonly copy: AgreementCopy['feedback']
  readonly locale: Locale
}

/** The feedback section for testers. */
export function Feedback({ copy, locale }: FeedbackProps) {
  return (
    <section className={styles.feedback}>
      <h2>{copy.title}</h2>
      <ul>
        {copy.points.map(point => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Link className={moreClass} to={link(locale, '/support/beta/request')}>
        {copy.link}
      </Link>
    </section>
  )
}
