// How long React keeps the processor of a slow telephone when it takes a page over: the longest task, and the time above 50 ms
// of all. https://developer.mozilla.org/docs/Web/API/PerformanceLongTaskTiming
import { bringIn, chromium as chromiumPart } from '../bin/parts/debian.ts'
import { hydrated, openBrowser, visit } from '../test/browser.ts'
import { openFolder, startProduction } from './production.ts'
import { atMost, median, printTable } from './table.ts'

if (!(await bringIn(chromiumPart))) process.exit(1)

const paths = ['/', '/cn', '/jp', '/procreate', '/pocket', '/dreams', '/insight', '/handbook/procreate/5.3']
const more = ['/handbook/procreate/5.3/layers/masks', '/careers', '/press']
const runs = 3

const site = await startProduction(openFolder())
const origin = `http://localhost:${site.port}`
const article = /href="(\/insight\/\d{4}\/[^"]+)"/.exec(await (await fetch(`${origin}/insight`)).text())?.[1]
const browser = await openBrowser()

/** The tasks of over 50 ms, from the first touch until a second after hydration, in milliseconds. */
async function longTasks(path: string): Promise<number[]> {
  const { context, page } = await visit(browser, {
    origin,
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(path, { waitUntil: 'load' })
  await page.waitForTimeout(1000)
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver(list => tasks.push(...list.getEntries().map(entry => entry.duration))).observe({
      type: 'longtask',
    })
  })
  await hydrated(page)
  await page.waitForTimeout(1000)
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks)
  await context.close()
  return tasks
}

const rows: string[][] = [['', 'longest task', 'blocked', '']]
for (const path of [...paths, ...more, ...(article ? [article] : [])]) {
  const tasks: number[][] = []
  for (let run = 0; run < runs; run++) tasks.push(await longTasks(path))
  const longest = median(tasks.map(each => Math.max(0, ...each)))
  const blocked = median(tasks.map(each => each.reduce((sum, duration) => sum + duration - 50, 0)))
  rows.push([
    path,
    `${Math.round(longest)} ms`,
    `${Math.round(blocked)} ms`,
    atMost(Math.round(longest), 50, 'ms'),
  ])
}
await browser.close()
await site.stop()
printTable('Tasks of hydration on a processor slowed four times, medians of three', rows)
