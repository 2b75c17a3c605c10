let press: HTMLElement | undefined
let isKept = false

const isTakenOver = (element: Element) => Object.keys(element).some(key => key.startsWith('__reactFiber'))

/** Remembers what is pressed in a part that React has not taken over; early-press.js does so before React has started. */
export function keepLatePress(): void {
  if (import.meta.env.SSR || isKept) return
  isKept = true
  addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element && target.closest<HTMLElement>('[data-kept-press]')
      if (control && !isTakenOver(control)) press = control
    },
    { capture: true },
  )
}

/** Presses it again, once React has the part; that of a part inside of it waits for its own. */
export function repeatLatePress(): void {
  if (!press || !isTakenOver(press)) return
  press.click()
  press = undefined
}
