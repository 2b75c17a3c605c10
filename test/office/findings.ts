import type { Page } from 'playwright-core'
import { runAxe } from '../axe.ts'
import { hydrated, overflowOf } from '../browser.ts'
import { isWhole } from '../loop-count.ts'

interface Screens {
  /** Paths below `/office`. */
  readonly paths: readonly string[]
  readonly widths: readonly number[]
}

/**
 * What sticks out of screens of the office, and what axe finds: a line for each finding. Axe looks at every third screen, at one
 * width in turn, and what sticks out is measured there and at the narrowest; with `npm run sweep` both of each screen at each width.
 */
export async function findingsOf(page: Page, { paths, widths }: Screens): Promise<string[]> {
  const findings: string[] = []
  for (const [at, path] of paths.entries()) {
    await page.goto(`/office${path}`)
    await hydrated(page)
    for (const [turn, width] of widths.entries()) {
      const isInTurn = isWhole || (turn + at) % widths.length === 0
      if (!isInTurn && width > Math.min(...widths)) continue
      await page.setViewportSize({ width, height: 900 })
      // Frames are drawn smaller once their page is there.
      await page
        .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, { timeout: 3000 })
        .catch(() => {})
      const excess = await overflowOf(page)
      if (excess > 0) findings.push(`${path} at ${width}: ${excess} px too wide`)
      const isLookedAt = isWhole || (isInTurn && at % 3 === 0)
      if (isLookedAt) findings.push(...(await runAxe(page)).map(found => `${path} at ${width}: ${found}`))
    }
  }
  return findings
}
