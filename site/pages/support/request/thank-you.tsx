import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { actionClass, moreClass } from '../../../../ui/action.tsx'
import { interpolate } from '../../../../ui/language/format.ts'
import { useGoal } from '../../../features/analytics/use-goal.ts'
import { link } from '../../../language/link.ts'
import { Paper } from '../paper.tsx'
import type { RequestCopy } from './copy/en.ts'
import styles from './request.module.css'
import type { Form } from './steps.ts'

interface ThankYouProps {
  readonly copy: RequestCopy
  readonly locale: Locale
  readonly form: Form
  readonly reference: string | null
}

/** The request has arrived: its reference, what comes next, and an empty form again. */
export function ThankYou({ copy: { thanks, name }, locale, form, reference }: ThankYouProps) {
  useGoal('support-request')
  return (
    <Paper title={thanks.head} heading={thanks.title} above={name[form.kind]}>
      <div className={styles.thanks}>
        {reference && <p className={styles.reference}>{interpolate(thanks.reference, { reference })}</p>}
        <p>{thanks.text}</p>
        <p className={styles.soft}>{thanks.spam}</p>
        <p className={styles.ways}>
          <Link className={actionClass({ quiet: true })} to={link(locale, form.base)}>
            {thanks.reset}
          </Link>
          <Link className={moreClass} to={link(locale, '/support')}>
            {thanks.support}
          </Link>
        </p>
      </div>
    </Paper>
  )
}
