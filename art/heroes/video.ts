import { readFile } from 'node:fs/promises'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { paintPixels } from '../engine/paint-scene.ts'
import { defaultPasses, type Plan, planPainting } from '../engine/plan.ts'
import { place } from '../files.ts'
import type { Tools, Work } from '../work.ts'

const seed = 1
const [width, height] = [2000, 1250]
const panel = width / 4
/** Pixels of bare paper between two states. */
const gap = 10

const usual = planPainting({ ground: [0.66, 0.06, 0.07], look: { saturation: 1.1, contrast: 1.1 } })
const untouched = defaultPasses.slice(0, 1).map(pass => ({ ...pass, threshold: 9 }))

/** Drawing on the toned ground, first masses, forms: the same coast with its later brushes left in the pot. */
const states: readonly Plan[] = [
  { ...usual, passes: untouched, underdrawing: true },
  { ...usual, passes: defaultPasses.slice(0, 1), underdrawing: true },
  { ...usual, passes: defaultPasses.slice(0, 3) },
]

/** The coast in four states from left to right; the last is the finished master. */
export const video: Work = {
  master: 'hero-video.avif',
  seed,
  size: [width, height],
  from: ['heroes/video.ts', 'scenes/coast', 'engine/paint-scene.ts', 'paint', 'masters/coast.avif'],
  async paint(tools) {
    const finished = await readFile(place('art/masters/coast.avif')).catch(() => {
      throw new Error('art/masters/coast.avif is missing: paint the coast first')
    })
    const panels: OverlayOptions[] = []
    for (const [at, plan] of states.entries()) {
      panels.push(await cutPanel(await paintState(plan, at, tools), at))
      tools.progress((at + 1) / (states.length + 1))
    }
    panels.push(await cutPanel(sharp(finished).resize(width, height), states.length))
    const sheet = sharp({ create: { width, height, channels: 3, background: '#f2ebe0' } }).composite(panels)
    return await sheet.avif({ quality: 85, chromaSubsampling: '4:4:4', effort: 4 }).toBuffer()
  },
}

async function paintState(plan: Plan, at: number, tools: Tools): Promise<Sharp> {
  const progress = (part: number) => tools.progress((at + part) / (states.length + 1))
  const shot = { glsl: 'scenes/coast/scene.glsl', seed, size: [width, height] as const, plan }
  return sharp(await paintPixels(shot, { ...tools, progress }), { raw: { width, height, channels: 3 } })
}

/** Each state shows its own quarter, so that the coast runs on from one to the next. */
async function cutPanel(picture: Sharp, at: number): Promise<OverlayOptions> {
  const left = at * panel + (at === 0 ? 0 : gap / 2)
  const right = (at + 1) * panel - (at === states.length ? 0 : gap / 2)
  const input = await picture
    .extract({ left, top: 0, width: right - left, height })
    .png()
    .toBuffer()
  return { input, left, top: 0 }
}
