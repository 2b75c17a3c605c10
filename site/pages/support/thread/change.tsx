import type { Locale } from '../../../../contract/locale.ts'
import type { RequestThread } from '../../../../contract/requests.ts'
import type { FormCopy } from '../../../form/form-copy.ts'
import type { FormRejection } from '../../../form/form-rejection.ts'
import { link } from '../../../language/link.ts'
import { moreClass } from '../../../ui/action.tsx'
import type { ThreadCopy } from './copy/shape.ts'
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

/** What was sent a second time: it is confirmed here, with one press, and the way to what stands now. */
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
