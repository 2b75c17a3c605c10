import { type ReactNode, useEffect, useRef } from 'react'
import styles from './menu.module.css'
import { Shortcut } from './shortcut.tsx'

interface MenuProps {
  /** Its name for keys: `openMenu`. */
  readonly id: string
  readonly label: ReactNode
  readonly shortcut?: string
  /** The panel opens over the bar that the menu is in, as wide as the bar. */
  readonly above?: boolean
  readonly children: ReactNode
}

/** A button with a panel of forms: works without scripts; Esc and a press elsewhere close it. */
export function Menu({ id, label, shortcut, above, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const { current } = details
    const close = (event: Event) => {
      if (current?.open && !current.contains(event.target as Node)) current.open = false
    }
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !current?.open) return
      current.open = false
      current.querySelector('summary')?.focus()
    }
    const submitted = ({ target }: Event) => {
      if (!current?.open || !(target instanceof Node)) return
      if (!current.contains(target) && !target.contains(current)) return
      current.open = false
      current.querySelector('summary')?.focus()
    }
    const followed = ({ target }: Event) => {
      if (current && target instanceof Element && target.closest('a')) current.open = false
    }
    document.addEventListener('pointerdown', close)
    current?.addEventListener('click', followed)
    current?.addEventListener('keydown', closeByEscape)
    document.addEventListener('submit', submitted)
    return () => {
      document.removeEventListener('pointerdown', close)
      current?.removeEventListener('click', followed)
      current?.removeEventListener('keydown', closeByEscape)
      document.removeEventListener('submit', submitted)
    }
  }, [])
  return (
    <details ref={details} id={`menu-${id}`} className={styles.menu} name="menu" data-above={above}>
      <summary className={styles.summary}>
        {label}
        {shortcut && <Shortcut keys={shortcut} />}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}

/** Opens a menu and focuses its first control. */
export function openMenu(id: string): void {
  const menu = document.getElementById(`menu-${id}`)
  if (!(menu instanceof HTMLDetailsElement)) return
  menu.open = true
  menu.querySelector<HTMLElement>('div :is(a, button, select, input:not([type="hidden"]))')?.focus()
}
