import type { KeyboardEvent } from 'react'

/**
 * Arrow keys move between the box and the results, Esc closes the panel, and characters typed on a result go to the
 * box.
 */
export function onSearchKey(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const box = event.currentTarget
  const input = box.querySelector('input')
  const places = [input, ...box.querySelectorAll<HTMLElement>('[data-answer] a')]
  const at = places.indexOf(event.target as HTMLInputElement)
  if (at < 0 || event.nativeEvent.isComposing) return
  if (event.key === 'Escape') {
    if (!box.querySelector('[data-answer]')) return
    event.preventDefault()
    input?.focus()
    close()
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const next = places[at + (event.key === 'ArrowDown' ? 1 : -1)]
    if (!next) return
    event.preventDefault()
    next.focus()
  } else if (at > 0 && event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
    input?.focus()
  }
}
