import { afterAll, describe, expect, test } from 'vitest'
import { prepareBrowser } from './browser.ts'
import { type Painting, paintPixels } from './paint-scene.ts'
import { defaultPasses, planPainting } from './plan.ts'

const { browser, close } = prepareBrowser()
afterAll(close)

const tools = { browser, progress: () => {} }
const marbling: Painting = {
  glsl: 'scenes/pigment/scene.glsl',
  seed: 1,
  size: [96, 60],
  plan: planPainting({}),
}
/** Without a graphics card, and with others at work, a small scene may take a while. */
const timeoutMs = 180_000
const paint = (change: Partial<Painting>) => paintPixels({ ...marbling, ...change }, tools)

test(
  'the same seed paints the same bytes, and another seed others',
  async () => {
    const first = await paint({})
    expect(first.length).toBe(96 * 60 * 3)
    expect(Buffer.compare(await paint({}), first)).toBe(0)
    expect(Buffer.compare(await paint({ seed: 2 }), first)).not.toBe(0)
  },
  timeoutMs,
)

test(
  'a painting is seen being made: bare ground, outlines, every so many strokes, and done',
  async () => {
    const frames: Uint8Array[] = []
    const onFrame = (pixels: Uint8Array) => void frames.push(pixels)
    const done = await paint({
      onFrame,
      frameEvery: 150,
      plan: planPainting({ underdrawing: true }),
    })
    expect(frames.length).toBeGreaterThan(4)
    expect(Buffer.compare(frames.at(-1) ?? new Uint8Array(), done)).toBe(0)
    expect(Buffer.compare(frames[0] ?? done, frames[1] ?? done)).not.toBe(0)
  },
  timeoutMs,
)

describe('an invalid plan is refused with one line', () => {
  const [broadest] = defaultPasses
  const withPass = (change: object) =>
    planPainting({ passes: [{ ...(broadest as object), ...change } as never] })

  test.each([
    [{ seed: 1.5 }, /art\/scenes\/pigment\/scene\.glsl: the seed .* 1\.5/],
    [{ size: [0, 100] as const }, /the size has to be .* 0 by 100/],
    [{ glsl: 'scenes/moon.glsl' }, /art\/scenes\/moon\.glsl is missing/],
    [{ glsl: 'engine/prelude.glsl' }, /art\/engine\/prelude\.glsl .*void scene/],
    [{ plan: withPass({ radius: -3 }) }, /pass 1 of the plan has a bad radius: -3/],
    [{ plan: withPass({ jitter: Number.NaN }) }, /pass 1 of the plan has a bad jitter: NaN/],
    [{ plan: withPass({ brush: 'broom' }) }, /no such brush: broom/],
    [{ plan: planPainting({ passes: [] }) }, /the plan has no passes/],
    [{ plan: planPainting({ finish: { relief: -1 } }) }, /a bad relief: -1/],
  ])('%#', async (change, line) => {
    const error = await paint(change).catch((found: Error) => found)
    expect(error).toBeInstanceOf(Error)
    expect((error as Error).message).toMatch(line)
    expect((error as Error).message.trim()).not.toContain('\n')
  })
})
