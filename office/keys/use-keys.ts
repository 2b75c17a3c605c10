import { useEffect, useEffectEvent } from 'react'

/** What keys do: `r`, `?`, `Shift+J`, or two in a row, `g i`. */
type KeyMap = Readonly<Record<string, (() => void) | undefined>>

/** A second key belongs to the first for this long. */
const sequenceMs = 1000

const maps = new Set<(keys: string) => boolean>()
let isOn = true
let first: { readonly key: string; readonly at: number } | null = null

/** Turns the keys of the page on or off: WCAG 2.1.4. */
export function useShortcuts(on: boolean): void {
  useEffect(() => {
    isOn = on
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on])
}

/** Adds keys to the page while the component is there; the latest component comes first. */
export function useKeys(keys: KeyMap): void {
  const run = useEffectEvent((pressed: string) => {
    const act = keys[pressed]
    act?.()
    return act !== undefined
  })
  useEffect(() => {
    const map = (pressed: string) => run(pressed)
    maps.add(map)
    return () => {
      maps.delete(map)
    }
  }, [])
}

/** Single keys mean nothing while text is written, a word is composed or a dialog is open. */
function isWriting({ target, isComposing, keyCode }: KeyboardEvent): boolean {
  if (isComposing || keyCode === 229) return true
  if (document.querySelector('dialog:modal')) return true
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'))
  )
}

function press(event: KeyboardEvent): void {
  if (!isOn || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (isWriting(event) || ['Shift', 'Enter', ' ', 'Tab'].includes(event.key)) return
  const key = event.shiftKey && /^[a-z]$/i.test(event.key) ? `Shift+${event.key.toUpperCase()}` : event.key
  const isSecond = first !== null && event.timeStamp - first.at < sequenceMs
  const pressed = isSecond && first ? [`${first.key} ${key}`, key] : [key]
  first = { key, at: event.timeStamp }
  for (const keys of pressed) {
    if ([...maps].toReversed().some(run => run(keys))) {
      // The same key is not typed into the field that it has opened.
      event.preventDefault()
      return
    }
  }
}
