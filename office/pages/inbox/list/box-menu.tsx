import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { boxTitles, everyBox } from '../../../features/labels.ts'
import { Menu } from '../../../features/menu.tsx'
import styles from './box-menu.module.css'

interface BoxMenuProps {
  /** The number of requests in each box. */
  readonly counts: Readonly<Record<string, number | undefined>>
  readonly children: ReactNode
}

/** The heading of a list, which opens the boxes: where the window is too narrow for the list of them at the left. */
export function BoxMenu({ counts, children }: BoxMenuProps) {
  return (
    <Menu id="boxes" label={<span className={styles.label}>{children}</span>}>
      <ul className={styles.boxes} aria-label="Boxes">
        {everyBox.map(box => (
          <li key={box}>
            <NavLink to={`/inbox/${box}`} className={styles.box ?? ''}>
              {boxTitles[box]}
              <span className={styles.count}>{counts[box] ?? 0}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </Menu>
  )
}
