import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { clearBrowser, clearedField } from '../../features/session/clear-browser.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import styles from './account.module.css'

export interface PageFormProps {
  /** Where it is sent; the page itself when it is not given. */
  readonly action?: string
  /** Which of the page's forms it is. */
  readonly intent?: string
  readonly submit: string
  readonly submitting: string
  readonly quiet?: boolean
  /** The answer is a file: the page stays. */
  readonly download?: boolean
  /** With scripts, in place of a navigation: the button waits for it. Never rejects. */
  readonly send?: () => Promise<void>
  /** The browser is cleared before it is sent, and the answer told so. */
  readonly clears?: boolean
  readonly children?: ReactNode
}

/**
 * A form that is sent as browsers send forms, unless it is given another way; its button waits for the answer. Scripts start at
 * once on its page, so that the button does.
 */
export function PageForm({
  action,
  intent,
  submit,
  submitting,
  quiet,
  download,
  send,
  clears,
  children,
}: PageFormProps) {
  const [pending, setPending] = useState(false)
  useEffect(() => {
    // Come back to by the browser's own history: nothing is under way any more.
    const rest = () => setPending(false)
    addEventListener('pageshow', rest)
    return () => removeEventListener('pageshow', rest)
  }, [])
  return (
    <form
      method="post"
      action={action}
      className={styles.form}
      data-hydrate-now
      onSubmit={event => {
        if (send) event.preventDefault()
        if (pending) return event.preventDefault()
        setPending(true)
        if (clears) void sendCleared(event)
        if (send) void send().then(() => setPending(false))
        else if (download) setTimeout(() => setPending(false), 1500)
      }}
    >
      {intent && <input type="hidden" name="intent" value={intent} />}
      {clears && <input type="hidden" name={clearedField} value="" />}
      {children}
      <div>
        <SubmitButton pending={pending} pendingLabel={submitting} small {...(quiet && { quiet })}>
          {submit}
        </SubmitButton>
      </div>
    </form>
  )
}

async function sendCleared(event: FormEvent<HTMLFormElement>) {
  event.preventDefault()
  const form = event.currentTarget
  const isCleared = await clearBrowser()
  const field = form.elements.namedItem(clearedField)
  if (field instanceof HTMLInputElement) field.value = isCleared ? 'yes' : ''
  form.submit()
}
