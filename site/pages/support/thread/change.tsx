import type { Locale } from '../../../../contract/locale.ts'
import type { RequestThread } from '../../../../contract/requests.ts'
import { moreClass } from '../../../../ui/action.tsx'
import type { FormCopy } from '../../../../ui/submission/form-copy.ts'
import type { FormRejection } from '../../../../ui/submission/form-rejection.ts'
import { link } from '../../../language/link.ts'
import type { ThreadCopy } from './copy/en.ts'
import { IntentForm } from './intent-form.tsx'
import styles from './thread.module.css'

interface ChangeProps {
  readonly copy: ThreadCopy
  readonly sending: FormCopy
  readonly token: string
  readonly locale: Locale
  readonly state: string
  readonly changes: NonNullable<RequestThread['changes']>
  readonly answer: FormRejection | undefined
}

/** A changed request that waits for confirmation, with a link to the current one. */
export function Change({ copy: { change }, sending, token, locale, state, changes, answer }: ChangeProps) {
  const isWaiting = state === 'unconfirmed' && changes.open
  const page = link(locale, `/support/requests/${changes.reference.toLowerCase()}`)
  return (
    <section className={styles.change} aria-label={change.title}>
      {isWaiting && <p>{change.text}</p>}
      {isWaiting && (
        <IntentForm
          intent="confirm"
          {...{ sending, token }}
          submit={change.submit}
          rejection={answer}
          leaves
        />
      )}
      <p>
        <a className={moreClass} href={`${page}?${new URLSearchParams({ token: changes.token })}`}>
          {change.now}
        </a>
      </p>
    </section>
  )
}
