import { type SubmitEvent, useRef, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { Fault } from '../features/controls.tsx'
import { LogInFields } from '../features/log-in-fields.tsx'
import { refusalSentence } from '../features/refusal-sentence.ts'
import type { LogInOutcome } from '../request/log-in.ts'
import { postJson } from '../request/post-json.ts'
import { announceReturn } from '../request/session-ended.ts'
import styles from './log-in-dialog.module.css'

export interface LogInDialogProps {
  readonly email: string
  readonly onClosed: () => void
}

/** The log-in over a page: nothing of the page is loaded anew. */
export function LogInDialog({ email, onClosed }: LogInDialogProps) {
  const [outcome, setOutcome] = useState<LogInOutcome | null>(null)
  const [isBusy, setBusy] = useState(false)
  const password = useRef<HTMLInputElement>(null)
  const isCode =
    outcome !== null && ('next' in outcome ? outcome.next === 'second-factor' : outcome.reason === 'code')

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    try {
      const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
      const answer = await postJson<LogInOutcome>('/office/login/again', Object.fromEntries(fields))
      setOutcome(answer)
      if (!('next' in answer) || answer.next !== 'done') return
      announceReturn()
      onClosed()
    } catch (error) {
      console.warn(String(error))
      setOutcome({ reason: 'unreachable', seconds: null })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      className={styles.dialog}
      labelledBy="log-in-again"
      dismissable={false}
      firstFocus={password}
      onClosed={onClosed}
    >
      <h2 id="log-in-again">Your session has ended</h2>
      <p>Log in again. What you were writing is still here.</p>
      {outcome && 'reason' in outcome && <Fault>{refusalSentence(outcome)}</Fault>}
      <form onSubmit={send} className={styles.form}>
        <LogInFields {...{ isCode, isBusy, email }} first={password} />
      </form>
    </Dialog>
  )
}
