import type { Page } from 'playwright-core'
import { runAxe } from '../axe.ts'
import { hydrated, overflowOf } from '../browser.ts'

interface Screens {
  /** Paths below `/office`. */
  readonly paths: readonly string[]
  readonly widths: readonly number[]
  /** At how many of the widths axe looks at a screen; they take turns. */
  readonly looks: number
}

/** What sticks out of screens of the office, at each width, and what axe finds: a line for each finding. */
export async function findingsOf(page: Page, { paths, widths, looks }: Screens): Promise<string[]> {
  const findings: string[] = []
  for (const [at, path] of paths.entries()) {
    await page.goto(`/office${path}`)
    await hydrated(page)
    for (const [turn, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 900 })
      const excess = await overflowOf(page)
      if (excess > 0) findings.push(`${path} at ${width}: ${excess} px too wide`)
      if ((turn + at) % widths.length >= looks) continue
      findings.push(...(await runAxe(page)).map(found => `${path} at ${width}: ${found}`))
    }
  }
  return findings
}
