import type { FormCopy } from '../../../../ui/submission/form-copy.ts'
import type { FormRejection } from '../../../../ui/submission/form-rejection.ts'
import { IntentForm } from './intent-form.tsx'
import styles from './thread.module.css'
import type { Withdrawal } from './view.ts'

interface WithdrawProps {
  readonly withdrawal: Withdrawal
  readonly sending: FormCopy
  readonly token: string
  readonly answer: FormRejection | undefined
}

/** Taking a request back: two presses, so that none is by mistake. */
export function Withdraw({ withdrawal, sending, token, answer }: WithdrawProps) {
  return (
    <details className={styles.withdraw} open={answer !== undefined}>
      <summary>{withdrawal.title}</summary>
      <p>{withdrawal.text}</p>
      <IntentForm intent="withdraw" {...{ sending, token }} submit={withdrawal.submit} rejection={answer} />
    </details>
  )
}
