import type { Locale } from '../../../../contract/locale.ts'
import type { RequestThread } from '../../../../contract/requests.ts'
import type { FormRejection } from '../../../features/forms/answer.ts'
import type { SendingCopy } from '../../../features/forms/copy/shape.ts'
import { SendForm } from '../../../features/forms/send-form.tsx'
import { link } from '../../../language/link.ts'
import { moreClass } from '../../../ui/action.tsx'
import type { ThreadCopy } from './copy/shape.ts'
import styles from './thread.module.css'

export interface ChangeProps {
  readonly copy: ThreadCopy
  readonly sending: SendingCopy
  readonly token: string
  readonly locale: Locale
  readonly state: string
  readonly changes: NonNullable<RequestThread['changes']>
  readonly answer: FormRejection | undefined
}

const nothingWrong = () => ({})

/** What was sent a second time: it is confirmed here, with one press, and the way to what stands now. */
export function Change({ copy: { change }, sending, token, locale, state, changes, answer }: ChangeProps) {
  const isWaiting = state === 'unconfirmed' && changes.open
  const page = link(locale, `/support/requests/${changes.reference.toLowerCase()}`)
  return (
    <section className={styles.change} aria-label={change.title}>
      {isWaiting && <p>{change.text}</p>}
      {isWaiting && (
        <SendForm
          copy={sending}
          prefix="confirm"
          labels={{}}
          check={nothingWrong}
          answer={answer}
          submit={change.submit}
          leaves
        >
          {() => (
            <>
              <input type="hidden" name="intent" value="confirm" />
              <input type="hidden" name="token" value={token} />
            </>
          )}
        </SendForm>
      )}
      <p>
        <a className={moreClass} href={`${page}?${new URLSearchParams({ token: changes.token })}`}>
          {change.now}
        </a>
      </p>
    </section>
  )
}
