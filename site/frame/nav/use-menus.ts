import { type ToggleEvent, useEffect, useReducer } from 'react'
import { useLocation } from 'react-router'
import { watchReadingScroll } from './reading-scroll.ts'

/** How many menus are open: opening adds one, closing takes one, and it never falls below zero. */
export const countMenus = (open: number, state: 'open' | 'closed'): number =>
  state === 'open' ? open + 1 : Math.max(0, open - 1)

/** The platform opens and closes the menus; this adds what it does not know: a scroll beyond 75px, a new page. */
export function useMenus() {
  const [open, count] = useReducer(countMenus, 0)
  const { key } = useLocation()
  const active = open > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the arrival on a page
  useEffect(() => closeMenus, [key])
  useEffect(() => (active ? watchReadingScroll(closeMenus) : undefined), [active])

  return {
    active,
    onToggle: (event: ToggleEvent<HTMLElement>) => count(event.newState === 'open' ? 'open' : 'closed'),
  }
}

function closeMenus() {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover()
  for (const drawer of document.querySelectorAll<HTMLDialogElement>('#drawer[open]')) drawer.close()
}
