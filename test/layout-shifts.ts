import type { Page } from 'playwright-core'

/** Before a page is opened: has it note its layout shifts. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly value: number
      readonly sources: readonly {
        readonly node: Node | null
        readonly previousRect: DOMRectReadOnly
        readonly currentRect: DOMRectReadOnly
      }[]
    }
    const shifts: string[] = []
    Object.assign(window, { shifts })
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 90) : `${node?.textContent?.slice(0, 60)}`
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver(list => {
      for (const { value, startTime, sources } of list.getEntries() as Shift[])
        for (const { node, previousRect, currentRect } of sources)
          shifts.push(
            `${value.toFixed(4)} at ${Math.round(startTime)} ms: ${placeOf(previousRect)} → ${placeOf(currentRect)} ${nameOf(node)}`,
          )
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The shifts so far: score, time, the place before and after, and the element. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { readonly shifts: string[] }).shifts)
