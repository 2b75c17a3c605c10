import { useEffect, useState } from 'react'

const restMs = 150

/** What is typed, once no key has followed for a moment: a search asks then, not with each key. */
export function useRested(typed: string): string {
  const [rested, setRested] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMs)
    return () => clearTimeout(timer)
  }, [typed])
  return rested
}
