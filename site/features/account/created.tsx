import { useLayoutEffect, useRef } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import { actionClass } from '../../../ui/action.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { interpolate } from '../../../ui/language/format.ts'
import { useSubmission } from '../../../ui/submission/use-submission.ts'
import { link, type PagePath } from '../../language/link.ts'
import type { LoadedAccountCopy } from './dialogs-data.ts'
import styles from './forms.module.css'
import { resendConfirmation } from './resend-confirmation.ts'

interface CreatedProps {
  readonly copy: LoadedAccountCopy
  readonly locale: Locale
  readonly email: string
  readonly headingId?: string
  /** In the dialog: closes it. On the page it is a link to the account. */
  readonly onAccept?: () => void
  /** On the page: where that link leads; the account when it is not given. */
  readonly to?: PagePath
}

/** The account is made: the address is to be verified, and the mail can be sent once more. */
export function Created({ copy, locale, email, headingId, onAccept, to = '/account' }: CreatedProps) {
  const { created } = copy
  const { pending, onSubmit } = useSubmission(() => resendConfirmation(created, locale))
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    heading.current?.focus()
  }, [])

  return (
    <div className={styles.form}>
      <h2 ref={heading} id={headingId} className={styles.heading} tabIndex={-1}>
        {created.heading}
      </h2>
      <p>{interpolate(created.text, { email })}</p>
      <div className={styles.ways}>
        {onAccept ? (
          <button type="button" className={actionClass()} onClick={onAccept}>
            {created.accept}
          </button>
        ) : (
          <a className={actionClass()} href={link(locale, to)}>
            {created.accept}
          </a>
        )}
        <form method="post" action={link(locale, '/account')} onSubmit={onSubmit}>
          <input type="hidden" name="intent" value="resend" />
          <SubmitButton quiet pending={pending} pendingLabel={created.resending}>
            {created.resend}
          </SubmitButton>
        </form>
      </div>
    </div>
  )
}
