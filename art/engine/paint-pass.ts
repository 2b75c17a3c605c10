import { clamp, ease, mix } from '../paint/noise.ts'
import type { Random } from '../paint/random.ts'
import type { Canvas } from './canvas.ts'
import { findPlaces } from './find-places.ts'
import { followFlow } from './follow-flow.ts'
import { layStroke } from './lay-stroke.ts'
import { loadBrush } from './load-brush.ts'
import type { Pass } from './plan.ts'
import type { Reference } from './reference.ts'
import { type Brushes, streakLength, streakWidth } from './streaks.ts'
import { blurTarget } from './target.ts'

/** Goes over the canvas with one size of brush; gives back after every stroke how many parts of the round are done. */
export function* paintPass(
  canvas: Canvas,
  reference: Reference,
  pass: Pass,
  brushes: Brushes,
  random: Random,
): Generator<number, void> {
  const scale = canvas.width / 2000
  const radius = pass.radius * scale
  const target = blurTarget(reference, canvas, radius * pass.blur)
  const square = Math.max(2, radius * pass.spacing)
  const places = findPlaces(canvas, reference, target, pass, square, random)
  const set = brushes[pass.brush]
  let done = 0
  for (const { at } of places) {
    const way = followFlow(reference, target, pass, radius, at, random)
    const detail = reference.detail[at] ?? 0
    const light = target.l[at] ?? 0
    const wanted = [light, target.a[at] ?? 0, target.b[at] ?? 0] as const
    const [colour, second] = loadBrush(wanted, pass.jitter * mix(0.4, 1, detail), random)
    const size = radius * (1 + (random() - 0.5) * pass.vary)
    const streaks = set[Math.floor(random() * set.length)]
    if (!streaks) throw new Error(`There is no brush called ${pass.brush}`)
    // Thick lights, thin darks: with even paint all over it looks like a filter.
    const thick = mix(0.3, 1.25, ease(0.3, 0.9, light)) * mix(0.6, 1.15, detail)
    layStroke(canvas, {
      way,
      radius: size,
      colour,
      second,
      streaks,
      offset: [random() * streakLength, random() * streakWidth, random() < 0.5],
      load: pass.load,
      dry: pass.dry,
      opacity: 0.95,
      body: pass.body * scale * Math.sqrt(pass.radius / 12) * thick,
      ragged: 0.8,
      contrast: 0.06,
      pickup: pass.pickup,
      edge: 0.16,
      spread: clamp(size / 30 / scale, 0.25, 1),
      within: { ids: reference.id, id: reference.id[at] ?? 0, leak: pass.leak },
      ...(pass.taper && { taper }),
    })
    done += 1
    yield done / places.length
  }
}

const taper = (t: number) => Math.min(1, 0.25 + 3.2 * t) * Math.min(1, 0.2 + 2.2 * (1 - t))
