import type { PageElement } from './tab.ts'

/**
 * Runs in a page: the first visible element with that role and that accessible name, or else with a name that begins so.
 */
export function findElement({ role, name }: PageElement): HTMLElement | null {
  const selectors = {
    link: 'a[href]',
    button: 'button, summary',
    textbox: 'input:not([type]), input[type=text], input[type=email], textarea',
    searchbox: 'input[type=search]',
    password: 'input[type=password]',
    heading: 'h1, h2, h3',
    dialog: 'dialog[open]',
  }
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element: HTMLElement) => {
    const described = element.getAttribute('aria-labelledby')
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    return (
      element.getAttribute('aria-label') ??
      (described ? textOf(document.getElementById(described)) : textOf(label ?? element))
    )
  }
  const isSeen = (element: HTMLElement) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  const open = document.querySelector<HTMLElement>('dialog:modal')
  const things = [
    ...(open ?? document).querySelectorAll<HTMLElement>(selectors[role]),
    ...(open ? [open] : []),
  ]
    .filter(element => element.matches(selectors[role]))
    .filter(isSeen)
  return (
    things.find(element => nameOf(element) === name) ??
    things.find(element => nameOf(element).startsWith(name)) ??
    null
  )
}
