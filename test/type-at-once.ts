import type { Locator } from 'playwright-core'

/** Types letters without a rest between them, however busy the machine is. */
export const typeAtOnce = (field: Locator, words: string): Promise<void> =>
  field.evaluate((input, letters) => {
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    for (let length = 1; length <= letters.length; length++) {
      value?.set?.call(input, letters.slice(0, length))
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
  }, words)
