import { type RefObject, useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** The history state of a link in the list: the target of the focus. */
type FocusTarget = { readonly to: 'shelf' } | { readonly to: 'story'; readonly at: number }

export const toShelf: FocusTarget = { to: 'shelf' }
export const toStory = (at: number): FocusTarget => ({ to: 'story', at })

/** Moves the focus after a link of the list: to the heading, or to the first new title; not on back navigation. */
export function useListFocus(shelf: RefObject<HTMLElement | null>): void {
  const { key, state } = useLocation()
  const type = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each history entry
  useEffect(() => {
    const target = state as FocusTarget | null
    if (type === 'POP' || !target) return
    const element =
      target.to === 'story'
        ? shelf.current?.querySelectorAll<HTMLElement>('h3 a')[target.at]
        : shelf.current?.querySelector<HTMLElement>('h2')
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: 'nearest' })
  }, [key])
}
