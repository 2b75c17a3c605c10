import { type KeyboardEvent, type RefObject, useEffect } from 'react'

/** The '/' key focuses the box, except in text fields and open dialogs. */
export function useSlash(input: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    function onKey(event: globalThis.KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return
      const target = event.target as HTMLElement
      if (target.matches('input, textarea, select, [contenteditable]')) return
      if (document.querySelector('dialog:modal')) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [input, isOn])
}

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
