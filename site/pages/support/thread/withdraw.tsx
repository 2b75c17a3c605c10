import type { FormRejection } from '../../../features/forms/answer.ts'
import type { SendingCopy } from '../../../features/forms/copy/shape.ts'
import { SendForm } from '../../../features/forms/send-form.tsx'
import styles from './thread.module.css'
import type { Withdrawal } from './view.ts'

export interface WithdrawProps {
  readonly withdrawal: Withdrawal
  readonly sending: SendingCopy
  readonly token: string
  readonly answer: FormRejection | undefined
}

const nothingWrong = () => ({})

/** Taking a request back: two presses, so that none is by mistake. */
export function Withdraw({ withdrawal, sending, token, answer }: WithdrawProps) {
  return (
    <details className={styles.withdraw} open={answer !== undefined}>
      <summary>{withdrawal.title}</summary>
      <p>{withdrawal.text}</p>
      <SendForm
        copy={sending}
        prefix="withdraw"
        labels={{}}
        check={nothingWrong}
        answer={answer}
        submit={withdrawal.submit}
      >
        {() => (
          <>
            <input type="hidden" name="intent" value="withdraw" />
            <input type="hidden" name="token" value={token} />
          </>
        )}
      </SendForm>
    </details>
  )
}
