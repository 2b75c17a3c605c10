import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { actionClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { useGoal } from '../../../features/analytics/use-goal.ts'
import { link } from '../../../language/link.ts'
import type { BetaCopy } from './copy/en.ts'
import styles from './sent.module.css'

interface SentProps {
  readonly copy: BetaCopy['sent']
  readonly locale: Locale
  /** failed: the betas in the account of whoever applied could not be marked. */
  readonly sent: { readonly reference: string; readonly failed: boolean }
  /** Somebody is logged in. */
  readonly isKnown: boolean
}

/** An application has arrived. */
export function Sent({ copy, locale, sent: { reference, failed }, isKnown }: SentProps) {
  useGoal('beta-application')
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <section className={`grid ${styles.sent}`}>
      <meta name="robots" content="noindex" />
      <div className={styles.panel} role="status">
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          <Phrases text={copy.heading} />
        </h1>
        <p className={styles.text}>{copy.text}</p>
        <p className={styles.reference}>
          {copy.reference} <strong translate="no">{reference}</strong>
        </p>
      </div>
      {failed && (
        <div className={styles.failed} role="alert">
          <p>
            <strong>{copy.failed}</strong>
          </p>
          <p>{copy.failedText}</p>
        </div>
      )}
      <p className={styles.ways}>
        {isKnown && (
          <Link className={actionClass()} to={link(locale, '/account')}>
            {copy.account}
          </Link>
        )}
        <Link className={actionClass({ quiet: true })} to={link(locale, '/support')}>
          {copy.support}
        </Link>
      </p>
    </section>
  )
}
