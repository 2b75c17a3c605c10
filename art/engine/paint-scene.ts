import sharp from 'sharp'
import { seedRandom } from '../paint/random.ts'
import type { Tools } from '../work.ts'
import { stretchCanvas } from './canvas.ts'
import { paintPass } from './paint-pass.ts'
import { checkPlan, type Plan } from './plan.ts'
import { prepareReference } from './reference.ts'
import { relight } from './relight.ts'
import { renderScene, type Shot } from './render-scene.ts'
import { showLight } from './show-light.ts'
import { makeBrushes } from './streaks.ts'
import { drawOutlines } from './underdrawing.ts'

/** A scene (see `Shot`) and how it is to be painted. */
export interface Painting extends Shot {
  plan: Plan
  /** Sees the painting while it is being made: red, green, blue, a byte each, row by row. It is waited for. */
  onFrame?: (pixels: Uint8Array, width: number, height: number) => void | Promise<void>
  /**
   * Strokes between two frames; a list gives one number a pass, the underdrawing, if there is one, before them. There is
   * always a frame of the bare ground and one of the finished painting.
   */
  frameEvery?: number | readonly number[]
}

/** Paints a scene and gives back its master: AVIF of quality 85 in full colour. Throws a line that names what is wrong. */
export async function paintScene(painting: Painting, tools: Tools): Promise<Uint8Array> {
  const pixels = await paintPixels(painting, tools)
  return encodeMaster(pixels, painting.size)
}

/** Draws a scene and leaves it unpainted, for pictures that are to look like a screen. AVIF as of `paintScene`. */
export async function drawScene(shot: Shot, tools: Tools): Promise<Uint8Array> {
  checkShot(shot)
  const view = await renderScene(shot, await tools.browser(), tools.progress)
  return encodeMaster(showLight(view), shot.size)
}

/** As `paintScene`, but gives the bare pixels: red, green, blue, a byte each, row by row. */
export async function paintPixels(painting: Painting, tools: Tools): Promise<Uint8Array> {
  checkShot(painting)
  const { plan, seed, size, onFrame } = painting
  checkPlan(plan, `art/${painting.glsl}`)
  const [width, height] = size
  const view = await renderScene(painting, await tools.browser(), part => tools.progress(part * 0.4))
  const reference = prepareReference(view, plan.look)
  const canvas = stretchCanvas(width, height, plan.ground, plan.weave, seed)
  const brushes = makeBrushes(seed)
  const random = seedRandom(seed * 977 + 3)
  const show = async () => onFrame?.(relight(canvas, plan.finish), width, height)
  await show()
  const rounds = plan.passes.map(pass => () => paintPass(canvas, reference, pass, brushes, random))
  if (plan.underdrawing) rounds.unshift(() => drawOutlines(canvas, reference, brushes, random))
  for (const [index, paint] of rounds.entries()) {
    const every = onFrame ? findInterval(painting.frameEvery, index) : Number.POSITIVE_INFINITY
    let strokes = 0
    for (const part of paint()) {
      strokes += 1
      if (strokes % every === 0) await show()
      if (strokes % 500 === 0) tools.progress(0.4 + (0.58 * (index + part)) / rounds.length)
    }
  }
  await show()
  tools.progress(0.98)
  return relight(canvas, plan.finish)
}

const findInterval = (every: Painting['frameEvery'], index: number): number =>
  (typeof every === 'object' ? every[index] : every) ?? Number.POSITIVE_INFINITY

function checkShot({ glsl, seed, size, samples = 1 }: Shot): void {
  if (!Number.isSafeInteger(seed))
    throw new Error(`art/${glsl}: the seed has to be a whole number, not ${seed}`)
  for (const pixels of size) {
    if (!Number.isInteger(pixels) || pixels < 16 || pixels > 8192) {
      throw new Error(`art/${glsl}: the size has to be 16 to 8192 pixels each way, not ${size.join(' by ')}`)
    }
  }
  if (![1, 2, 3, 4].includes(samples))
    throw new Error(`art/${glsl}: samples have to be 1 to 4, not ${samples}`)
}

function encodeMaster(pixels: Uint8Array, [width, height]: Shot['size']): Promise<Uint8Array> {
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } })
  return picture.avif({ quality: 85, chromaSubsampling: '4:4:4', effort: 4 }).toBuffer()
}
