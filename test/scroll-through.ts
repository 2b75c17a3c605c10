import type { Page } from 'playwright-core'

/** Down the page and back: what waits for being seen is laid out and fetched. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await painted()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await painted()
    const settled = (picture: HTMLImageElement) =>
      new Promise(resolve => {
        picture.addEventListener('load', resolve, { once: true })
        picture.addEventListener('error', resolve, { once: true })
      })
    const pending = [...document.images].filter(picture => !picture.complete && picture.checkVisibility())
    // A picture that no scrolling reaches is never fetched.
    await Promise.race([Promise.all(pending.map(settled)), new Promise(resolve => setTimeout(resolve, 1500))])
  })
}
