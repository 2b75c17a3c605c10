import { type FormEvent, useState } from 'react'

/** Sends a form by `send` in place of the browser, one at a time. `send` never rejects. */
export function useSubmission(send: (form: FormData, element: HTMLFormElement) => Promise<unknown>) {
  const [pending, setPending] = useState(false)
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const { submitter } = event.nativeEvent as SubmitEvent
    setPending(true)
    await send(new FormData(event.currentTarget, submitter), event.currentTarget)
    setPending(false)
  }
  return { pending, onSubmit }
}
