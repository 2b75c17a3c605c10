import type { ReactNode, ToggleEventHandler } from 'react'
import { Chevron } from '../../../ui/chevron.tsx'
import styles from './dropdown.module.css'

interface DropdownProps {
  readonly id: string
  readonly title: string
  readonly onToggle: ToggleEventHandler<HTMLElement>
  readonly children: ReactNode
}

/**
 * A disclosure button with its panel as a popover: one open at a time, closed by the button, Esc or light dismiss,
 * without scripts. https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function Dropdown({ id, title, onToggle, children }: DropdownProps) {
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={id}>
        {title}
        <Chevron className={styles.chevron} />
      </button>
      <div id={id} popover="auto" className={styles.panel} onToggle={onToggle}>
        {children}
      </div>
    </>
  )
}
