import type { ReactNode, ToggleEventHandler } from 'react'
import styles from './dropdown.module.css'

export interface DropdownProps {
  readonly id: string
  readonly title: string
  readonly onToggle: ToggleEventHandler<HTMLElement>
  readonly children: ReactNode
}

/**
 * A disclosure button and its panel on the platform's popover: one open at a time, closed by the same button, Esc
 * or a press outside, all before any script has run. https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function Dropdown({ id, title, onToggle, children }: DropdownProps) {
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={id}>
        {title}
        <svg className={styles.chevron} viewBox="0 0 12 8" aria-hidden="true">
          <path
            d="M1.5 1.5 6 6l4.5-4.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.7"
            strokeLinecap="round"
          />
        </svg>
      </button>
      <div id={id} popover="auto" className={styles.panel} onToggle={onToggle}>
        {children}
      </div>
    </>
  )
}
