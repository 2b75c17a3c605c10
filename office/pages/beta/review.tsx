import { useLayoutEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { betaProducts } from '../../../contract/betas.ts'
import { languageTagOf } from '../../../contract/locale.ts'
import type { Application } from '../../../contract/office/decisions.ts'
import { Button, buttonClass } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { languageTitles } from '../../features/labels.ts'
import { actsClass, cardClass, softClass } from '../../features/screen.tsx'
import { VisitorText } from '../../features/visitor-text.tsx'
import styles from './beta.module.css'
import { type BetaFilter, betaPath } from './beta-filter.ts'
import type { Decision } from './decided-path.ts'

interface ReviewProps {
  readonly review: { readonly decision: Decision; readonly references: readonly string[] }
  readonly applications: readonly Application[]
  readonly filter: BetaFilter
}

const questions: Readonly<Record<Decision, (number: string) => string>> = {
  invited: number => `Invite ${number}?`,
  declined: number => `Decline ${number}?`,
  'in-review': number => `Put ${number} in review?`,
}

/** What a decision will do, before it does it: the number of mails, and to whom. */
export function Review({ review: { decision, references }, applications, filter }: ReviewProps) {
  const send = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => send.current?.focus(), [])
  const mails = decision === 'in-review' ? 0 : references.length
  return (
    <Form
      method="post"
      action={betaPath(filter)}
      className={cardClass}
      aria-labelledby="review-title"
      preventScrollReset
    >
      <h2 id="review-title">{questions[decision](count(references.length, 'application'))}</h2>
      <p id="review-mails">
        {mails === 0
          ? 'No mail is sent: the page of each application shows it.'
          : `${count(mails, 'mail')} will be sent, each in the language of the applicant. That cannot be undone.`}
      </p>
      <ul className={styles.recipients}>
        {references.map(reference => {
          const row = applications.find(each => each.reference === reference)
          return (
            <li key={reference}>
              <input type="hidden" name="references" value={reference} />
              {row ? (
                <>
                  <VisitorText text={row.name || row.email} lang={languageTagOf(row.locale)} />{' '}
                  <span className={softClass}>{languageTitles[row.locale]}</span>
                </>
              ) : (
                reference
              )}
            </li>
          )
        })}
      </ul>
      {decision === 'invited' && (
        <fieldset className={styles.betas}>
          <legend>Betas. Without a choice, those that the devices of each run.</legend>
          {betaProducts.map(beta => (
            <label key={beta}>
              <input type="checkbox" name="betas" value={beta} /> {beta}
            </label>
          ))}
        </fieldset>
      )}
      <input type="hidden" name="decision" value={decision} />
      <div className={actsClass}>
        <Button ref={send} look="main" name="act" value="decide" aria-describedby="review-mails">
          {mails === 0 ? 'Put in review' : `Send ${count(mails, 'mail')}`}
        </Button>
        <Link to={betaPath(filter)} className={buttonClass('plain')}>
          Cancel
        </Link>
      </div>
    </Form>
  )
}
