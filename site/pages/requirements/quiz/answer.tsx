import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { actionClass, moreClass } from '../../../../ui/action.tsx'
import { interpolate } from '../../../../ui/language/format.ts'
import { link } from '../../../language/link.ts'
import { outside } from '../../../outside.ts'
import type { RequirementsCopy } from '../copy/en.ts'
import styles from './answer.module.css'
import type { Verdict } from './choose-app.ts'

interface AnswerProps {
  readonly copy: RequirementsCopy['quiz']
  readonly locale: Locale
  readonly verdict: Verdict
  /** The address of this answer. */
  readonly address: string
}

/** The app that the questions ended in, why, and where to go on. */
export function Answer({ copy, locale, verdict: { app, also, reason }, address }: AnswerProps) {
  const { answer } = copy
  const of = (text: string, product: string) => interpolate(text, { app: product })
  return (
    <div className={styles.answer} data-app={app}>
      <h3 className={styles.app}>{of(answer.heading, app)}</h3>
      <p className={styles.reason}>{copy.reasons[reason]}</p>
      {also && <p>{of(answer.also[also], also)}</p>}
      <p className={styles.links}>
        <Link className={actionClass()} to={link(locale, `/${app}`)}>
          {of(answer.more, app)}
        </Link>
        {also && (
          <Link className={actionClass({ quiet: true })} to={link(locale, `/${also}`)}>
            {of(answer.more, also)}
          </Link>
        )}
        <a className={moreClass} href={outside.appStore[app]}>
          {of(answer.store, app)}
        </a>
        <a className={moreClass} href={address}>
          {answer.address}
        </a>
      </p>
    </div>
  )
}
