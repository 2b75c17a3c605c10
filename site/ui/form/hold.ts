import { useEffect, useState } from 'react'

/** What flashes by cannot be read: a loading state stays at least this long. */
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
