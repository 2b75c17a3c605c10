import { type RefObject, type ToggleEvent, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { useLocation } from 'react-router'
import { watchReadingScroll } from './reading-scroll.ts'

/** The number of open menus after a `toggle` event, never negative. */
export const countMenus = (open: number, state: 'open' | 'closed'): number =>
  state === 'open' ? open + 1 : Math.max(0, open - 1)

const openMenus = '[popover]:popover-open'

interface Menus {
  /** The ref of the nav that contains the menus. */
  readonly nav: RefObject<HTMLElement | null>
  readonly active: boolean
  /** The `toggle` handler of each menu. */
  readonly onToggle: (event: ToggleEvent<HTMLElement>) => void
}

/** Closes the popover menus on a scroll of more than 75px and on navigation. */
export function useMenus(): Menus {
  const nav = useRef<HTMLElement>(null)
  const [open, count] = useReducer(countMenus, 0)
  const { key } = useLocation()
  const active = open > 0

  // A menu may have been opened before hydration.
  useEffect(() => {
    if (nav.current?.querySelector(openMenus)) count('open')
  }, [])
  // Before the heading of the new page gets the focus, which nothing behind an open drawer can have.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the arrival on a page
  useLayoutEffect(() => closeMenus, [key])
  useEffect(() => (active ? watchReadingScroll(closeMenus) : undefined), [active])

  return {
    nav,
    active,
    onToggle: event => count(event.newState === 'open' ? 'open' : 'closed'),
  }
}

function closeMenus() {
  for (const menu of document.querySelectorAll<HTMLElement>(openMenus)) menu.hidePopover()
  for (const drawer of document.querySelectorAll<HTMLDialogElement>('#drawer[open]')) drawer.close()
}
