import type { Oklch } from '../brush.ts'
import { takeBristleBrush } from './bristle-brush.ts'
import { makeBodyLay } from './lay-body.ts'
import { type Lay, makeDryLay } from './lay-dry.ts'
import { isBodyPaint, type Paint } from './load.ts'
import { type Box, createPaintLayer, noBox, resetDirtyRows, takeDirtyBox } from './paint-layer.ts'
import { createUndoStack, layOutPaper, type Sheet } from './sheet.ts'
import { type StrokeBrush, takeStampBrush } from './stamp-brush.ts'
import { createTrace, type Trace } from './trace.ts'
import { makeWash } from './wash.ts'

/** The settings of a stroke. */
interface StrokeSettings {
  readonly paint: Paint
  /** Pixels of the canvas per pixel of the specimen. */
  readonly scale: number
  readonly opacity: number
  readonly seed: number
}

export interface Painter {
  readonly width: number
  readonly height: number
  /** The composited bitmap, RGBA. */
  readonly shown: Uint8ClampedArray<ArrayBuffer>
  readonly ground: Oklch
  /** The depth of the undo stack. */
  readonly steps: number
  /** Whether nothing was painted since the canvas was cleared. */
  readonly isClean: boolean
  begin(brush: StrokeSettings): void
  move(x: number, y: number, pressure: number, lean: number): void
  lift(): void
  /** Paints pending input until a time of `performance.now()`; returns the changed box. */
  work(until: number): Box | null
  /** Whether input is pending. */
  isBehind(): boolean
  /** Whether the last call of `work` ran out of time. */
  readonly isLate: boolean
  /** Clears the canvas; can be undone. */
  layOut(ground: Oklch): void
  undo(): void
}

interface Stroke {
  readonly brush: StrokeBrush
  readonly trace: Trace
  readonly lay: Lay
  /** The margin in pixels by which a wash exceeds its stamps. */
  readonly beyond: number
  readonly box: Box
}

/** Paints strokes on a bitmap in time slices, so that the page stays responsive. */
export function createPainter(width: number, height: number, firstGround: Oklch): Painter {
  const paper: Sheet = { width, height, pixels: new Uint8ClampedArray(width * height * 4) }
  const shown = new Uint8ClampedArray(width * height * 4)
  const layer = createPaintLayer(width, height)
  const undoStack = createUndoStack()
  const strokes: Stroke[] = []
  const whole = () => ({ left: 0, top: 0, right: width, bottom: height })
  let ground = firstGround
  let isClean = true
  let isLate = false
  let changed = noBox()
  layOutPaper(paper, ground)
  shown.set(paper.pixels)

  /** The moving average of the composition time in milliseconds. */
  let showing = 0.5

  /** Composites the dirty region. */
  function show({ lay, beyond, box }: Stroke) {
    const began = performance.now()
    const dirty = takeDirtyBox(layer)
    if (dirty.right <= dirty.left) return
    const part = {
      left: Math.max(0, dirty.left - beyond),
      top: Math.max(0, dirty.top - beyond),
      right: Math.min(width, dirty.right + beyond),
      bottom: Math.min(height, dirty.bottom + beyond),
    }
    lay(layer, paper.pixels, shown, part)
    resetDirtyRows(layer, dirty)
    grow(box, part)
    grow(changed, part)
    showing += (performance.now() - began - showing) * 0.3
  }

  /** Merges the finished stroke into the paper and clears the paint layer. */
  function dry({ box }: Stroke) {
    if (box.right <= box.left) return
    undoStack.push(paper, box, { ground, isClean })
    isClean = false
    for (let y = box.top; y < box.bottom; y++) {
      const [from, to] = [y * width + box.left, y * width + box.right]
      paper.pixels.set(shown.subarray(from * 4, to * 4), from * 4)
      layer.cover.fill(0, from, to)
      layer.body.fill(0, from, to)
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
        brush.lay(layer, step)
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
      return undoStack.steps
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
      if (!isClean) undoStack.push(paper, whole(), { ground, isClean })
      ground = next
      isClean = true
      layOutPaper(paper, ground)
      shown.set(paper.pixels)
      changed = whole()
    },
    undo() {
      finish()
      const previous = undoStack.pop(paper)
      if (!previous) return
      ;({ ground, isClean } = previous.was)
      shown.set(paper.pixels)
      grow(changed, previous.box)
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
