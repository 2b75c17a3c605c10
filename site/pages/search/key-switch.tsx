import { useSyncExternalStore } from 'react'
import type { SearchCopy } from './copy/en.ts'
import styles from './key-switch.module.css'

/** What boot.js reads at each press of the key, and the event by which it hears of a change. */
const name = 'search-key'

/** Whether the key leads to the search; null where this browser keeps nothing. */
function readSwitch(): boolean | null {
  try {
    return localStorage.getItem(name) !== 'off'
  } catch {
    return null
  }
}

function turn(isOn: boolean) {
  try {
    if (isOn) localStorage.removeItem(name)
    else localStorage.setItem(name, 'off')
  } catch {}
  dispatchEvent(new Event(name))
}

function subscribe(listener: () => void) {
  const events = [name, 'storage']
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
  }
}

/** Turns the key of the search off, for those whose software types single letters (WCAG 2.1.4); with scripts only, as the key. */
export function KeySwitch({ copy }: { readonly copy: SearchCopy['key'] }) {
  const isOn = useSyncExternalStore(subscribe, readSwitch, () => null)
  if (isOn === null) return null
  const [before, after] = copy.label.split('{key}')
  return (
    <p className={styles.switch}>
      <label>
        <input type="checkbox" checked={isOn} onChange={event => turn(event.currentTarget.checked)} />
        <span>
          {before}
          <kbd>/</kbd>
          {after}
        </span>
      </label>
      <span className={styles.note}>{copy.note}</span>
    </p>
  )
}
