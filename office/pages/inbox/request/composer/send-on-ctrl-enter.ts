import type { KeyboardEvent } from 'react'

/** Sends the form of a text area by Ctrl or ⌘ and Enter, but not while a word is composed; Esc leaves the field. */
export function sendOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.nativeEvent.isComposing) return
  if (event.key === 'Escape') event.currentTarget.blur()
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
