import { type RefObject, useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** What a link of the shelf leaves in the history: where the focus goes when it has been followed. */
export type FocusTarget = { readonly to: 'shelf' } | { readonly to: 'story'; readonly at: number }

export const toShelf: FocusTarget = { to: 'shelf' }
export const toStory = (at: number): FocusTarget => ({ to: 'story', at })

/** After a link of the shelf: focus goes to its heading, or to the first title that is new. Back leaves it alone. */
export function usePlace(shelf: RefObject<HTMLElement | null>): void {
  const { key, state } = useLocation()
  const type = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place in the history
  useEffect(() => {
    const place = state as FocusTarget | null
    if (type === 'POP' || !place) return
    const target =
      place.to === 'story'
        ? shelf.current?.querySelectorAll<HTMLElement>('h3 a')[place.at]
        : shelf.current?.querySelector<HTMLElement>('h2')
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'nearest' })
  }, [key])
}
