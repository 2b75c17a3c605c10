import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls a row horizontally to center its current item after navigation; the page does not scroll. */
export function useCurrentInView(page: string): RefObject<HTMLUListElement | null> {
  const row = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current item changes with the page
  useEffect(() => {
    const list = row.current
    const item = list?.querySelector<HTMLElement>('[aria-current="page"]')
    if (!list || !item) return
    const start = item.getBoundingClientRect().left - list.getBoundingClientRect().left
    list.scrollLeft += start - (list.clientWidth - item.offsetWidth) / 2
  }, [page])
  return row
}
