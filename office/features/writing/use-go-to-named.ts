import { useRef } from 'react'
import { useSearchParams } from 'react-router'

/** Goes to the segment that the address names, `?segment=4`, once the editor is there. Segments are counted from 1. */
export function useGoToNamed(go: (place: number) => void): () => void {
  const named = Number(useSearchParams()[0].get('segment') ?? '')
  const isGone = useRef(false)
  return () => {
    if (isGone.current || !Number.isSafeInteger(named) || named < 1) return
    isGone.current = true
    go(named - 1)
  }
}
