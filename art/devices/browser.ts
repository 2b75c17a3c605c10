import { access } from 'node:fs/promises'
import { type Browser, chromium } from 'playwright-core'

/** Opens a Chromium without a window for as long as the work takes. Throws if there is none; CHROMIUM names it. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
  await access(executablePath).catch(() => {
    throw new Error(`No Chromium at ${executablePath}: install one and name it in CHROMIUM`)
  })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
