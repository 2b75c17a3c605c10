import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { isWhole } from './loop-count.ts'

/** A third of the bytes of `axe.source`, which every page has to parse. */
const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The footer is the same on every page, and takes a third of a look. */
const footer = 'body > footer'

/**
 * Violations of WCAG 2.2 A and AA, and of axe's best practices: a line for each element. The footer is looked at only where it
 * is asked for: the sweep does.
 */
export async function runAxe(page: Page, { withFooter = false } = {}): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async excluded => {
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
      const context = { include: ['html'], exclude: excluded }
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
        // No rule of these tags reads the style sheets that axe would fetch and parse.
        preload: { assets: ['media'] },
      })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    withFooter ? [] : [footer],
  )
}

/** The same for a state that is like one that `npm test` looks at already: with `npm run sweep` only. */
export const runAxeInSweep = async (page: Page): Promise<string[]> => (isWhole ? runAxe(page) : [])
