import { isDeepStrictEqual } from 'node:util'
import { findElement } from './find-element.ts'
import type { PageElement, Tab } from './tab.ts'

/** A tab, and what stories ask of it. */
export function visitorIn(tab: Tab) {
  /** Polls until a value is as expected; throws the last value. */
  async function becomes<T>(what: () => Promise<T>, wanted: T): Promise<void> {
    const deadline = performance.now() + 10_000
    let last: unknown
    while (performance.now() < deadline) {
      try {
        last = await what()
        if (isDeepStrictEqual(last, wanted)) return
      } catch (error) {
        last = error
      }
      await new Promise(resolve => setTimeout(resolve, 40))
    }
    throw new Error(
      `expected ${JSON.stringify(wanted)}, got ${last instanceof Error ? last : JSON.stringify(last)}`,
    )
  }

  const address = () => tab.run(() => location.pathname + location.search + location.hash)
  return {
    ...tab,
    becomes,
    address,
    /** Opens a page, and React has taken it over. */
    async arrive(path: string) {
      await tab.go(path)
      await tab.run(() => dispatchEvent(new Event('pointerdown')))
      await becomes(() => tab.run(() => document.documentElement.dataset.hydrated), '')
    },
    heading: () =>
      tab.run(() => document.querySelector('h1')?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? null),
    /** The name of what has the focus. */
    focused: () =>
      tab.run(() => {
        const { activeElement } = document
        const text = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
        return text.replaceAll(/\s+/g, ' ').trim()
      }),
    /** The menus that are open, by their names in the document. */
    openMenus: () => tab.run(() => [...document.querySelectorAll(':popover-open')].map(menu => menu.id)),
    cookies: () => tab.run(() => document.cookie.split('; ').filter(Boolean).sort()),
    async isSeen(thing: PageElement) {
      // The finder travels as text: pages allow no `eval` of it, drivers run it as a script of theirs.
      return tab.run(findSomething, thing)
    },
    /** Marks the document: a page that was loaded anew has no mark. */
    mark: () =>
      tab.run(() => {
        document.documentElement.dataset.marked = ''
      }),
    isSameDocument: () => tab.run(() => 'marked' in document.documentElement.dataset),
    scrolled: () => tab.run(() => Math.round(scrollY)),
  }
}

const findSomething = new Function('thing', `return (${String(findElement)})(thing) !== null`) as (
  thing: PageElement,
) => boolean

type Visitor = ReturnType<typeof visitorIn>

export interface Story {
  readonly name: string
  readonly tell: (visitor: Visitor) => Promise<void>
}

export function expectEqual<T>(actual: T, wanted: T): void {
  if (!isDeepStrictEqual(actual, wanted)) {
    throw new Error(`expected ${JSON.stringify(wanted)}, got ${JSON.stringify(actual)}`)
  }
}
