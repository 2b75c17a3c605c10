// What the editor costs its writer besides keys (`keys.ts`): opening a text on a processor slowed four times, and the scripts of
// every screen of the office.
import { long, openDesk, segments, usual } from './long-text.ts'
import { atMost, median, printTable } from './table.ts'

const goals = { openMs: 300, editorBytes: 200_000, screenBytes: 120_000 }

const desk = await openDesk()
const opened: string[][] = [['', 'median', 'most', '']]
for (const [title, path] of [
  ['a usual article', `content/article/en/${usual}`],
  [`one of ${segments} segments`, `content/article/en/${long}`],
] as const) {
  const times = await measureOpening(path)
  const isGoal = path.includes(usual)
  if (isGoal && median(times) > goals.openMs) process.exitCode = 1
  opened.push([
    title,
    `${Math.round(median(times))} ms`,
    `${Math.round(Math.max(...times))} ms`,
    isGoal ? atMost(median(times), goals.openMs, 'ms') : '',
  ])
}
printTable('Opening a text from the list, processor slowed four times', opened)

const weights: string[][] = [['', 'bytes', '']]
for (const path of [
  ...[
    '',
    'me',
    'inbox',
    'beta',
    'permissions',
    'licences',
    'media-list',
    'people',
    'export',
    'saved-replies',
  ],
  ...['site/votes', 'site/searches', 'site/redirects', 'site/words', 'site/announcements', 'site/prices'],
  ...['content', 'content/files', 'bundles', 'calendar', 'media', 'health'],
  ...[`content/article/facts/${usual}`, `content/history/article/en/${usual}`],
  ...[`content/schedule/article/en/${usual}`, `content/preview/article/en/${usual}`],
  ...[`content/article/en/${usual}`, `content/translate/article/jp/${usual}`],
]) {
  const bytes = await weigh(path)
  const isEditor = /article\/(en|jp)/.test(path) && !/history|schedule|preview/.test(path)
  const goal = isEditor ? goals.editorBytes : goals.screenBytes
  if (bytes > goal) process.exitCode = 1
  weights.push([`/office/${path}`, `${bytes}`, atMost(bytes, goal, 'bytes')])
}
printTable('Scripts of a screen, in brotli', weights)

await desk.close()

/** From the press on its link until the editor with its text is painted, in ms. */
async function measureOpening(path: string): Promise<number[]> {
  const page = await desk.open('content/article?q=insight/2026')
  const devtools = await page.context().newCDPSession(page)
  const times: number[] = []
  for (let round = 0; round < 9; round++) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    times.push(
      await page.evaluate(async address => {
        const began = performance.now()
        const router = (
          globalThis as unknown as { __reactRouterDataRouter: { navigate(to: string): unknown } }
        ).__reactRouterDataRouter
        void router.navigate(address)
        for (;;) {
          await new Promise(resolve => requestAnimationFrame(resolve))
          if (!document.querySelector('[contenteditable="true"] p')) continue
          // This frame lays out and paints it after its callbacks.
          const { port1, port2 } = new MessageChannel()
          await new Promise(resolve => {
            port1.onmessage = resolve
            port2.postMessage(null)
          })
          return performance.now() - began
        }
      }, `/${path}`),
    )
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.goBack()
    await page.locator('[contenteditable="true"]').waitFor({ state: 'detached' })
    await page.waitForTimeout(500)
  }
  await page.context().close()
  // The first one fetches and compiles the editor.
  return times.slice(1)
}

/** The scripts that a screen takes, as they are sent. */
async function weigh(path: string): Promise<number> {
  const page = await desk.open(path)
  await page.waitForTimeout(400)
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.js(\?|$)/.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  )
  await page.context().close()
  return bytes
}
