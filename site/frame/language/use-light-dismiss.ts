import { type RefObject, useEffect } from 'react'

/** Closes an open `<details>` by Esc (focus returns to its summary) or by a press outside of it. */
export function useLightDismiss(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    function onPress(event: Event) {
      const { current } = details
      if (current?.open && !current.contains(event.target as Node)) current.open = false
    }
    function onKey(event: KeyboardEvent) {
      const { current } = details
      if (event.key !== 'Escape' || !current?.open) return
      current.open = false
      current.querySelector('summary')?.focus()
    }
    addEventListener('pointerdown', onPress)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('pointerdown', onPress)
      removeEventListener('keydown', onKey)
    }
  }, [details])
}
