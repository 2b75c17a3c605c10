import { type ElementHandle, launch } from 'puppeteer-core'
import { findElement } from './find-element.ts'
import type { Engine, Tab } from './tab.ts'

/** An engine that speaks WebDriver BiDi (Firefox) or the devtools' own protocol (Chromium). */
export async function openByPuppeteer(name: 'Firefox' | 'Chromium', program: string): Promise<Engine> {
  const browser = await launch({
    browser: name === 'Firefox' ? 'firefox' : 'chrome',
    executablePath: program,
    headless: true,
    args: name === 'Firefox' ? [] : ['--no-sandbox', '--disable-background-networking', '--disable-quic'],
  })
  return {
    name: `${name} ${(await browser.version()).replace(/^\D+/, '')}`,
    close: () => browser.close(),
    async open(origin): Promise<Tab> {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width: 1280, height: 800 })
      page.setDefaultTimeout(15_000)
      return {
        go: async path => void (await page.goto(`${origin}${path}`)),
        back: async () => void (await page.goBack({ waitUntil: [] })),
        run: (inPage, ...args) => page.evaluate(inPage as never, ...args) as never,
        async click(thing) {
          const found = await page.evaluateHandle(findElement, thing)
          const element = found.asElement() as ElementHandle<HTMLElement> | null
          if (!element) throw new Error(`There is no ${thing.role} "${thing.name}"`)
          await element.click()
        },
        press: key => page.keyboard.press(key),
        type: text => page.keyboard.type(text),
        resize: (width, height) => page.setViewport({ width, height }),
        close: () => context.close(),
      }
    },
  }
}
