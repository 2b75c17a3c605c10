// A key in a text of 300 segments, in three places, and in one of some segments. What a key takes of the main thread has two parts:
// its handlers (from its first event to the end of its last one: the editor, React, most of the browser's editing) and the frame that shows
// it (style, layout, paint, commit); their sum is its work, for which the goal is. Measured once with frames that come as soon as
// they are ready, and once at the 60 frames a second of a screen, where a key also waits for its frame, up to 16.7 ms by itself:
// there the parts, the wait and the browser's own Event Timing are told, whose time ends with the frame that shows the key.
// CONTENT_KEYS=60: so many keys each.
import type { Page } from 'playwright-core'
import { long, openDesk, segments, usual } from './long-text.ts'
import { atMost, median, printTable } from './table.ts'

const keysEach = Number(process.env.CONTENT_KEYS ?? 150)
const goalMs = 16
const places = [
  ['writing, in the middle', `content/article/en/${long}`, segments / 2],
  ['writing, at the end', `content/article/en/${long}`, segments - 1],
  ['translating, in the middle', `content/translate/article/jp/${long}`, segments / 2],
  ['writing, a text of some segments', `content/article/en/${usual}`, 1],
] as const
/** `node bench/keys.ts end`: the places with that word alone. */
const words = process.argv.slice(2)
const asked = places.filter(([title]) => words.every(word => title.includes(word)))

const shown = (ms: number) => `${ms.toFixed(1)} ms`
const both = (times: readonly number[]) => [shown(median(times)), shown(ninetyEighth(times))]

const unbound = await openDesk(['--disable-frame-rate-limit', '--disable-gpu-vsync'])
const columnsOf = (...parts: readonly string[]) => parts.flatMap(what => [`${what}, median`, `${what}, p98`])
const rows: string[][] = [['', ...columnsOf('processor', 'handlers', 'frame', 'work'), '']]
for (const [title, path, place] of asked) {
  const page = await goTo(await unbound.open(path), place)
  await page.evaluate(watchKeys)
  const processor = await type(page)
  const keys = await page.evaluate(
    () => (globalThis as unknown as { measuredKeys: MeasuredKey[] }).measuredKeys,
  )
  await page.context().close()
  const work = keys.map(({ handledMs, frameMs }) => handledMs + frameMs)
  const p98 = ninetyEighth(work)
  if (p98 > goalMs) process.exitCode = 1
  const parts = [keys.map(({ handledMs }) => handledMs), keys.map(({ frameMs }) => frameMs), work]
  rows.push([title, ...[processor, ...parts].flatMap(both), atMost(p98, goalMs, 'ms')])
}
await unbound.close()
printTable(`A key in a text of ${segments} segments, ${keysEach} keys each`, rows)

const screen = await openDesk()
const onScreen: string[][] = [['', ...columnsOf('handlers', 'wait for the frame', 'frame', 'shown')]]
for (const [title, path, place] of asked) {
  const page = await goTo(await screen.open(path), place)
  await page.evaluate(watchEvents)
  await page.evaluate(watchKeys)
  await type(page)
  const { measuredKeys, timedKeys } = await page.evaluate(() => {
    const { measuredKeys, timedKeys } = globalThis as unknown as Measured
    return { measuredKeys, timedKeys }
  })
  await page.context().close()
  const quick = Array<number>(Math.max(0, keysEach - timedKeys.length)).fill(0)
  onScreen.push([
    title,
    ...both(measuredKeys.map(({ handledMs }) => handledMs)),
    ...both(measuredKeys.map(({ waitMs }) => waitMs)),
    ...both(measuredKeys.map(({ frameMs }) => frameMs)),
    ...both([...quick, ...timedKeys.map(({ shownMs }) => shownMs)]),
  ])
}
await screen.close()
printTable(
  'The same at 60 frames a second; shown: by Event Timing, in steps of 8 ms (0: less than 16)',
  onScreen,
)

function ninetyEighth(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.98)] ?? 0
}

async function goTo(page: Page, place: number): Promise<Page> {
  const surface = page.locator('[contenteditable="true"]')
  await surface.waitFor()
  await page.waitForTimeout(1500)
  const block = surface.locator('> p').nth(Math.min(place, (await surface.locator('> p').count()) - 1))
  await block.scrollIntoViewIfNeeded()
  await block.click()
  await page.keyboard.press('End')
  return page
}

/** Types; the processor time of the main thread from each key to the next, what is planned by a key included, in ms. */
async function type(page: Page): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const readTaskMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  const processorMs: number[] = []
  let taskMs = await readTaskMs()
  const keys = [...'some words that are typed without a rest, ']
  for (let at = 0; at < keysEach; at++) {
    const key = at % 50 === 49 ? 'Enter' : at % 20 === 19 ? 'Backspace' : (keys[at % keys.length] ?? 'a')
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    // Not in step with what runs some time after a key.
    await page.waitForTimeout(40 + Math.random() * 80)
    const before = taskMs
    taskMs = await readTaskMs()
    processorMs.push(taskMs - before)
  }
  await page.waitForTimeout(200)
  return processorMs
}

interface Measured {
  readonly measuredKeys: MeasuredKey[]
  readonly timedKeys: TimedKey[]
}

interface MeasuredKey {
  /** From its first event until its last one has ended. */
  readonly handledMs: number
  /** From there to the beginning of the frame that shows it. */
  readonly waitMs: number
  /** That frame on the main thread, with its wait for the compositor to take it. */
  readonly frameMs: number
}

/** Runs in the page. */
function watchKeys(): void {
  const keys: MeasuredKey[] = []
  Object.assign(globalThis, { measuredKeys: keys })
  const channel = new MessageChannel()
  let [begun, frameAt] = [0, 0]
  let handledMs: number | null = null
  channel.port1.onmessage = () => {
    const ownMs = handledMs ?? 0
    keys.push({
      handledMs: ownMs,
      waitMs: frameAt - begun - ownMs,
      frameMs: performance.now() - frameAt,
    })
  }
  addEventListener(
    'keydown',
    () => {
      begun = performance.now()
      handledMs = null
      requestAnimationFrame(() => {
        frameAt = performance.now()
        channel.port2.postMessage(null)
      })
    },
    { capture: true },
  )
  // After the handlers of each of its events and their microtasks: a task of our own would come after the frame.
  const handled = () =>
    queueMicrotask(() => {
      handledMs = performance.now() - begun
    })
  for (const name of ['keydown', 'keypress', 'input']) addEventListener(name, handled)
}

interface TimedKey {
  /** From the key to the frame that shows it. */
  readonly shownMs: number
}

/** Runs in the page. Keys that are shown within 16 ms are not told by the browser. */
function watchEvents(): void {
  const keys = new Map<number, { shownMs: number }>()
  const timedKeys: TimedKey[] = []
  Object.assign(globalThis, { timedKeys })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { name, interactionId = 0, startTime, duration } = entry
      if (!/^(?:keydown|keypress|beforeinput|input)$/.test(name)) continue
      const id = interactionId || startTime
      let key = keys.get(id)
      if (!key) {
        key = { shownMs: 0 }
        keys.set(id, key)
        timedKeys.push(key)
      }
      key.shownMs = Math.max(key.shownMs, duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
