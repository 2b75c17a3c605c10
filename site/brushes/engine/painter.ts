import type { Oklch } from '../brush.ts'
import { takeBristleBrush } from './bristle-brush.ts'
import { type Box, forgetRows, makeFilm, noBox, takeDirty } from './film.ts'
import { makeBodyLay } from './lay-body.ts'
import { type Lay, makeDryLay } from './lay-dry.ts'
import { isBodyPaint, type Paint } from './load.ts'
import { createMemory, layOutPaper, type Sheet } from './sheet.ts'
import { takeStampBrush, type WorkingBrush } from './stamp-brush.ts'
import { createTrace, type Trace } from './trace.ts'
import { makeWash } from './wash.ts'

/** A brush as it is held. */
export interface HeldBrush {
  readonly paint: Paint
  /** Pixels of the sheet for a pixel of the specimen. */
  readonly scale: number
  readonly opacity: number
  readonly seed: number
}

export interface Painter {
  readonly width: number
  readonly height: number
  /** What is to be seen: red, green, blue and alpha. */
  readonly shown: Uint8ClampedArray<ArrayBuffer>
  readonly ground: Oklch
  /** How many steps can be taken back. */
  readonly steps: number
  /** Whether something was painted since the sheet was laid out. */
  readonly isClean: boolean
  begin(brush: HeldBrush): void
  move(x: number, y: number, pressure: number, lean: number): void
  lift(): void
  /** Paints what the hand has done, until a time of `performance.now()`; gives the part that changed. */
  work(until: number): Box | null
  /** Whether there is something left to paint. */
  isBehind(): boolean
  /** Whether the time was up before all was painted that the hand has done. */
  readonly isLate: boolean
  /** A bare sheet; the old one can be had back. */
  layOut(ground: Oklch): void
  undo(): void
}

interface Stroke {
  readonly brush: WorkingBrush
  readonly trace: Trace
  readonly lay: Lay
  /** Where water wanders, paint shows beyond where it was printed. */
  readonly beyond: number
  readonly box: Box
}

/** Paints strokes on a sheet in memory, a little at a time, so that a page stays free to answer. */
export function createPainter(width: number, height: number, firstGround: Oklch): Painter {
  const paper: Sheet = { width, height, pixels: new Uint8ClampedArray(width * height * 4) }
  const shown = new Uint8ClampedArray(width * height * 4)
  const film = makeFilm(width, height)
  const memory = createMemory()
  const strokes: Stroke[] = []
  const whole = () => ({ left: 0, top: 0, right: width, bottom: height })
  let ground = firstGround
  let isClean = true
  let isLate = false
  let changed = noBox()
  layOutPaper(paper, ground)
  shown.set(paper.pixels)

  /** Milliseconds that showing what a frame has gained took of late. */
  let showing = 0.5

  /** Shows what the film has gained. */
  function show({ lay, beyond, box }: Stroke) {
    const began = performance.now()
    const dirty = takeDirty(film)
    if (dirty.right <= dirty.left) return
    const part = {
      left: Math.max(0, dirty.left - beyond),
      top: Math.max(0, dirty.top - beyond),
      right: Math.min(width, dirty.right + beyond),
      bottom: Math.min(height, dirty.bottom + beyond),
    }
    lay(film, paper.pixels, shown, part)
    forgetRows(film, dirty)
    grow(box, part)
    grow(changed, part)
    showing += (performance.now() - began - showing) * 0.3
  }

  /** The stroke dries: what is shown becomes the paper, and the film is free for the next. */
  function dry({ box }: Stroke) {
    if (box.right <= box.left) return
    memory.keep(paper, box, { ground, isClean })
    isClean = false
    for (let y = box.top; y < box.bottom; y++) {
      const [from, to] = [y * width + box.left, y * width + box.right]
      paper.pixels.set(shown.subarray(from * 4, to * 4), from * 4)
      film.cover.fill(0, from, to)
      film.body.fill(0, from, to)
    }
  }

  function work(until: number): Box | null {
    isLate = false
    while (strokes.length > 0) {
      const [stroke] = strokes
      if (!stroke) break
      const { trace, brush } = stroke
      let step = trace.next()
      for (; step; step = trace.next()) {
        brush.lay(film, step)
        if (performance.now() > until - showing) break
      }
      show(stroke)
      isLate = Boolean(step)
      if (step !== undefined) break
      dry(stroke)
      strokes.shift()
    }
    const box = changed
    changed = noBox()
    return box.right > box.left ? box : null
  }

  return {
    width,
    height,
    shown,
    get ground() {
      return ground
    },
    get steps() {
      return memory.steps
    },
    get isClean() {
      return isClean
    },
    begin({ paint, scale, opacity, seed }) {
      const isBody = isBodyPaint(paint)
      const brush = isBody ? takeBristleBrush(paint, scale, seed) : takeStampBrush(paint, scale, seed)
      const wet = isBody ? undefined : paint.wet
      const lay = isBody
        ? makeBodyLay(paint, opacity)
        : wet
          ? makeWash(paint, wet, scale, opacity)
          : makeDryLay(paint, scale, opacity)
      const trace = createTrace({ gap: brush.gap, tail: brush.tail, dab: brush.dab, way: seed % 6.28 })
      strokes.push({ brush, trace, lay, beyond: wet ? Math.ceil(wet.wander * scale) + 1 : 1, box: noBox() })
    },
    move: (x, y, pressure, lean) => strokes.at(-1)?.trace.add(x, y, pressure, lean),
    lift: () => strokes.at(-1)?.trace.lift(),
    work,
    isBehind: () => strokes.length > 0,
    get isLate() {
      return isLate
    },
    layOut(next) {
      finish()
      if (!isClean) memory.keep(paper, whole(), { ground, isClean })
      ground = next
      isClean = true
      layOutPaper(paper, ground)
      shown.set(paper.pixels)
      changed = whole()
    },
    undo() {
      finish()
      const restored = memory.restore(paper)
      if (!restored) return
      ;({ ground, isClean } = restored.was)
      shown.set(paper.pixels)
      grow(changed, restored.box)
    },
  }

  function finish() {
    for (const { trace } of strokes) trace.lift()
    const box = work(Infinity)
    if (box) grow(changed, box)
  }
}

function grow(box: Box, part: Box): void {
  box.left = Math.min(box.left, part.left)
  box.top = Math.min(box.top, part.top)
  box.right = Math.max(box.right, part.right)
  box.bottom = Math.max(box.bottom, part.bottom)
}
