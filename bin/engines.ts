// `npm run engines`: the main journeys in other browser engines than that of `npm test`; an engine that cannot be installed
// is skipped with a message.

import { openByPuppeteer } from '../test/engines/by-puppeteer.ts'
import { openWebKit } from '../test/engines/by-webdriver.ts'
import { accountStories } from '../test/engines/stories/accounts.ts'
import { languageStories } from '../test/engines/stories/languages.ts'
import { menuStories } from '../test/engines/stories/menus.ts'
import { pageStories } from '../test/engines/stories/pages.ts'
import type { Engine } from '../test/engines/tab.ts'
import { type Story, visitorIn } from '../test/engines/visitor.ts'
import { openTestServer } from '../test/test-server.ts'
import { bringIn, chromium, findMiniBrowser, firefox, webKit } from './parts/debian.ts'

const stories: readonly Story[] = [...menuStories, ...pageStories, ...languageStories, ...accountStories]
const engines = [
  { part: chromium, open: () => openByPuppeteer('Chromium', '/usr/bin/chromium') },
  { part: firefox, open: () => openByPuppeteer('Firefox', '/usr/bin/firefox-esr') },
  { part: webKit, open: () => openWebKit(findMiniBrowser() ?? '') },
]
/** `npm run engines -- firefox menu`: one engine, and the stories with that word. */
const [only = '', word = ''] = process.argv.slice(2)
let failed = 0

/** Runs one test in an engine; returns its failure, or null. */
async function tell(engine: Engine, story: Story, origin: string): Promise<string | null> {
  const tab = await engine.open(origin)
  try {
    await story.tell(visitorIn(tab))
    return null
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
  } finally {
    await tab.close()
  }
}

const testServer = await openTestServer()
for (const { part, open } of engines.filter(({ part }) =>
  part.name.toLowerCase().includes(only.toLowerCase()),
)) {
  if (!(await bringIn(part))) continue
  const engine = await open()
  console.log(`\n${engine.name}`)
  for (const story of stories.filter(({ name }) => name.includes(word))) {
    const fault = await tell(engine, story, testServer.origin)
    console.log(
      `  ${fault === null ? 'ok  ' : 'FAIL'} ${story.name}${fault === null ? '' : `\n       ${fault}`}`,
    )
    if (fault !== null) failed += 1
  }
  await engine.close()
}
await testServer.close()
console.log(failed === 0 ? '\nengines: all well' : `\nengines: ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
