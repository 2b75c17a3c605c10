import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Light dismiss for an open `<details>`: closes on Esc (focus returns to its summary), on a click outside, and on
 * navigation.
 */
export function useLightDismiss(details: RefObject<HTMLDetailsElement | null>): void {
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the arrival on a page
  useEffect(
    () => () => {
      if (details.current) details.current.open = false
    },
    [key, details],
  )

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
