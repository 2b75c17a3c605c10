import { type FormEvent, useEffect, useState } from 'react'

/** Leaves a form to the browser, and prevents that it is sent twice. `staysMs`: the answer is a file, the page stays. */
export function useNativeSubmission(staysMs?: number) {
  const [pending, setPending] = useState(false)
  useEffect(() => {
    // Restored from the back/forward cache.
    const reset = () => setPending(false)
    addEventListener('pageshow', reset)
    return () => removeEventListener('pageshow', reset)
  }, [])
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (pending) return event.preventDefault()
    setPending(true)
    if (staysMs !== undefined) setTimeout(() => setPending(false), staysMs)
  }
  return { pending, onSubmit }
}
