import { useEffect, useState } from 'react'

/** The minimum time of a loading state, so that it can be read. */
const minimumMs = 200

/** `pending`, but never for less than 200 ms at a time. */
export function useHeld(pending: boolean): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!pending) return
    setHeld(true)
    const began = performance.now()
    return () => {
      setTimeout(() => setHeld(false), minimumMs - (performance.now() - began))
    }
  }, [pending])
  return pending || held
}
