import { expect, test } from 'vitest'
import { languageTagOf } from '../../contract/locale.ts'
import { readPath } from '../../site/language/link.ts'
import { sharedBrowser } from '../browser.ts'
import budgets from '../budgets.json' with { type: 'json' }
import { loopCount } from '../loop-count.ts'
import { weighPage } from '../page-weight.ts'
import { sharedServer } from '../shared-server.ts'

/** In `npm run sweep` every page that has a budget. */
const weighed = Object.entries(budgets).filter((_, at) => at % loopCount(3, 1) === 0)

test.each(weighed)('%s: no kind of file grows over its budget', async (path, budget) => {
  const { origin } = await sharedServer()
  const locale = languageTagOf(readPath(path).locale)
  const weight = await weighPage(await sharedBrowser(), { origin, path, locale })
  const over = Object.entries(weight).flatMap(([kind, value]) => {
    const most = budget[kind as keyof typeof budget]
    return value > most ? [`${kind}: ${value}, at most ${most}`] : []
  })
  expect(over).toEqual([])
})
