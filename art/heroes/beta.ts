import { readFile } from 'node:fs/promises'
import sharp, { type OverlayOptions } from 'sharp'
import { paintPixels } from '../engine/paint-scene.ts'
import { defaultPasses, type Plan, planPainting } from '../engine/plan.ts'
import { place } from '../files.ts'
import type { Tools, Work } from '../work.ts'

const seed = 1
const [width, height] = [1200, 750]
const panel = width / 4
/** Pixels of bare paper on each side of the border between two states. */
const margin = 4

const usual = planPainting({ ground: [0.6, 0.05, 0.06], look: { edges: 0.2 } })
const untouched = defaultPasses.slice(0, 1).map(pass => ({ ...pass, threshold: 9 }))

/** Drawing on the toned ground, first masses, forms. */
const states: readonly Plan[] = [
  { ...usual, passes: untouched, underdrawing: true },
  { ...usual, passes: defaultPasses.slice(0, 1), underdrawing: true },
  { ...usual, passes: defaultPasses.slice(0, 3) },
]

/** The diver in the kelp in four states from left to right; the last is the finished master. */
export const beta: Work = {
  master: 'hero-beta.avif',
  seed,
  size: [width, height],
  from: ['heroes/beta.ts', 'days/kelp.glsl', 'engine/paint-scene.ts', 'paint', 'masters/day-kelp.avif'],
  async paint(tools) {
    const panels: OverlayOptions[] = []
    for (const [at, plan] of states.entries())
      panels.push(await cutPanel(await paintState(plan, at, tools), at))
    const finished = await readFile(place('art/masters/day-kelp.avif'))
    panels.push(await cutPanel(await sharp(finished).resize(width, height).toBuffer(), states.length))
    const sheet = sharp({ create: { width, height, channels: 3, background: '#f2ebe0' } }).composite(panels)
    return await sheet.avif({ quality: 85, chromaSubsampling: '4:4:4', effort: 4 }).toBuffer()
  },
}

async function paintState(plan: Plan, at: number, tools: Tools): Promise<Buffer> {
  const progress = (part: number) => tools.progress((at + part) / (states.length + 1))
  const shot = { glsl: 'days/kelp.glsl', seed, size: [width, height] as const, plan }
  const raw = { width, height, channels: 3 } as const
  return sharp(await paintPixels(shot, { ...tools, progress }), { raw })
    .png()
    .toBuffer()
}

/** Each state shows its own quarter, so that the picture runs on from one to the next. */
async function cutPanel(picture: Buffer, at: number): Promise<OverlayOptions> {
  const left = at * panel + (at === 0 ? 0 : margin)
  const right = (at + 1) * panel - (at === states.length ? 0 : margin)
  const input = await sharp(picture)
    .extract({ left, top: 0, width: right - left, height })
    .png()
    .toBuffer()
  return { input, left, top: 0 }
}
