// Benchmark of the brushes page: main thread time at 10,000 points a second with each of a dozen brushes.
import { bringIn, chromium as chromiumPart } from '../bin/parts/debian.ts'
import { hydrated, openBrowser, visit } from '../test/browser.ts'
import { openFolder, startProduction } from './production.ts'
import { atMost, printTable } from './table.ts'

if (!(await bringIn(chromiumPart))) process.exit(1)

const brushes = [
  'pencils/soft-6b',
  'charcoal/willow',
  'pastels/soft-stick',
  'inks/dry-sumi',
  'markers/alcohol-brush',
  'watercolour/wet-round',
  'gouache/opaque-flat',
  'acrylics/dry-fan',
  'oils/loaded-filbert',
  'airbrush/soft-fade',
  'spray-paint/fat-cap',
  'foliage/gum-leaves',
  'light/neon-tube',
  'patterns/seigaiha',
] as const

const seconds = 2
const pointsASecond = 10_000

const site = await startProduction(openFolder())
const browser = await openBrowser()
const origin = `http://localhost:${site.port}`
const { page, context } = await visit(browser, { origin, viewport: { width: 1440, height: 900 } })
await page.goto('/procreate/brushes')
await hydrated(page)
await page.locator('[data-pick-up]').first().click()
await page.locator('dialog canvas[role]').waitFor()

const session = await context.newCDPSession(page)
interface Task {
  readonly name: string
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly tid: number
  readonly args?: { readonly name?: string }
}

/** Everything the main thread ran while the hand was moving, by the frames it ran in; in milliseconds. */
async function measure(): Promise<{ frames: number[]; longest: number; behind: number }> {
  const events: Task[] = []
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as Task[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', '__metadata', 'blink.user_timing'] },
  })
  const behind = await scribble()
  const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  const marks = events.filter(({ name }) => name === 'scribble-begin' || name === 'scribble-end')
  const [from = 0, to = Infinity] = [marks[0]?.ts, marks.at(-1)?.ts]
  const main = marks[0]?.tid
  const within = ({ ts, tid }: Task) => tid === main && ts >= from && ts <= to
  // Processor time instead of wall time: other load on the machine does not count.
  const tasks = events.filter(event => event.name === 'ThreadControllerImpl::RunTask' && within(event))
  const beats = events
    .filter(({ name, tid }) => name === 'scribble-frame' && tid === main)
    .map(({ ts }) => ts)
    .toSorted((a, b) => a - b)
  const frames = beats.map(() => 0)
  let longest = 0
  for (const { ts, tdur = 0 } of tasks) {
    const frame = beats.findIndex(beat => beat >= ts)
    const index = frame < 0 ? frames.length - 1 : frame
    frames[index] = (frames[index] ?? 0) + tdur / 1000
    longest = Math.max(longest, tdur / 1000)
  }
  return { frames, longest, behind }
}

/**
 * A pointer that moves in circles at some 3,500 CSS pixels a second with 10,000 samples a second: each frame gets its
 * coalesced samples as one event.
 */
const scribble = () =>
  page.evaluate(
    async ([seconds, pointsASecond]) => {
      const canvas = document.querySelector<HTMLCanvasElement>('dialog canvas[role]')
      if (!canvas) throw new Error('there is no sheet')
      const box = canvas.getBoundingClientRect()
      const place = (index: number) => {
        const turn = index / 1100
        return {
          clientX: box.left + box.width * (0.5 + 0.36 * Math.cos(turn)),
          clientY: box.top + box.height * (0.5 + 0.36 * Math.sin(turn * 1.37)),
        }
      }
      const shared = {
        pointerId: 1,
        pointerType: 'mouse',
        isPrimary: true,
        button: 0,
        buttons: 1,
        bubbles: true,
      }
      const event = (type: string, index: number, coalescedEvents: PointerEvent[] = []) =>
        new PointerEvent(type, { ...shared, ...place(index), coalescedEvents })
      const total = seconds * pointsASecond
      const all = Array.from({ length: total }, (_, index) => event('pointermove', index))
      // Work that is put off to later frames is work all the same: when was the last of the stroke to be seen?
      let painted = 0
      const { putImageData } = CanvasRenderingContext2D.prototype
      CanvasRenderingContext2D.prototype.putImageData = function (
        this: CanvasRenderingContext2D,
        ...given: Parameters<typeof putImageData>
      ) {
        painted = performance.now()
        putImageData.apply(this, given)
      } as typeof putImageData
      performance.mark('scribble-begin')
      canvas.dispatchEvent(event('pointerdown', 0))
      const began = performance.now()
      let sent = 0
      while (sent < total) {
        await new Promise(requestAnimationFrame)
        performance.mark('scribble-frame')
        const due = Math.min(total, Math.round(((performance.now() - began) / 1000) * pointsASecond))
        if (due > sent) canvas.dispatchEvent(event('pointermove', due, all.slice(sent, due)))
        sent = Math.max(sent, due)
      }
      canvas.dispatchEvent(event('pointerup', total))
      performance.mark('scribble-end')
      const lifted = performance.now()
      for (let now = lifted; now - Math.max(painted, lifted) < 400; now = performance.now()) {
        await new Promise(requestAnimationFrame)
      }
      CanvasRenderingContext2D.prototype.putImageData = putImageData
      return Math.max(0, painted - lifted)
    },
    [seconds, pointsASecond] as const,
  )

const rank = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

const ms = (value: number) => `${value.toFixed(1)} ms`
const rows: string[][] = [['brush', 'frames', 'median', '95th of 100', '', 'longest task', '', 'dry after']]
for (const brush of brushes) {
  await page.locator('dialog select').first().selectOption(brush)
  const { frames, longest, behind } = await measure()
  rows.push([
    brush,
    String(frames.length),
    ms(rank(frames, 0.5)),
    ms(rank(frames, 0.95)),
    atMost(Number(rank(frames, 0.95).toFixed(1)), 8, 'ms'),
    ms(longest),
    atMost(Math.round(longest), 50, 'ms'),
    `${Math.round(behind)} ms`,
  ])
  await page.getByRole('button', { name: 'New sheet' }).click()
}
await browser.close()
await site.stop()
printTable(`Painting, ${pointsASecond} points a second for ${seconds} s: main thread`, rows)
