import type { Page } from 'playwright-core'

/** Resolves when the text of an element changes, or another element has its place: to that text, and whether it has the focus in that moment. */
export const focusedAtChange = (page: Page, selector: string) =>
  page.evaluate(sought => {
    const before = document.querySelector(sought)?.textContent
    return new Promise<{ text: string | null; hasFocus: boolean }>(resolve => {
      new MutationObserver(() => {
        const found = document.querySelector(sought)
        if (found && found.textContent !== before)
          resolve({ text: found.textContent, hasFocus: found === document.activeElement })
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    })
  }, selector)
