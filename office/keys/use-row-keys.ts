import type { RefObject } from 'react'
import { useKeys } from './use-keys.ts'

/** Goes through the rows of a list by keys: focus, and choice of rows. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('a[data-row]') ?? [])]
  const at = () => {
    const focused = links().findIndex(link => link.closest('li')?.contains(document.activeElement))
    return focused === -1 ? links().findIndex(link => link.ariaCurrent === 'true') : focused
  }
  const go = (by: number) => {
    const all = links()
    const next = all[Math.min(Math.max(at() + by, 0), all.length - 1)]
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
    return next
  }
  const boxOf = (link: HTMLElement | undefined) =>
    link?.closest('li')?.querySelector<HTMLInputElement>('input[type="checkbox"]')
  const choose = (link: HTMLElement | undefined) => {
    const box = boxOf(link)
    if (box && !box.checked) box.click()
  }
  const extend = (by: number) => {
    choose(links()[at()])
    choose(go(by))
  }
  useKeys({
    j: () => void go(1),
    k: () => void go(-1),
    x: () => boxOf(links()[at()])?.click(),
    'Shift+J': () => extend(1),
    'Shift+K': () => extend(-1),
  })
}
