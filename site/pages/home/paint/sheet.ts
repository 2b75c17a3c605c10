import { type BrushStroke, beginStroke, drawStroke, type Surface } from './bristle-brush.ts'
import type { Filbert } from './hero-brush.ts'
import { type Fit, findFit } from './painting-fit.ts'
import { type Box, boxOf, overlap } from './stroke-box.ts'
import type { Stroke } from './stroke-history.ts'

/** The canvas and its strokes at any size. */
interface Sheet {
  /** The current fit of the painting. */
  fit(): Fit
  /** Takes on the canvas's current size. */
  resize(): void
  begin(stroke: Stroke): BrushStroke
  /** Draws the new samples of a stroke with the next frame. */
  follow(brush: BrushStroke): void
  /** Draws them synchronously. */
  finish(brush: BrushStroke): void
  /** Removes the newest stroke by repainting the others in its area. */
  takeBack(within: Box): void
  /** Repaints all strokes; the old ones stay visible until the new ones are complete. */
  repaint(): void
  close(): void
}

/** The transform from canvas to painting: the visible region, and canvas pixels for each CSS pixel. */
interface View {
  readonly context: CanvasRenderingContext2D
  readonly fit: Fit
  readonly density: number
}

/** The maximum canvas size in its own pixels: phones refuse more than 16 million. */
const maxPixels = 9_000_000
/** The margins without paint in CSS pixels: the nav above, the lower edge, and the fade to both. */
const margins = { top: 62, bottom: 2, ramp: 34 }
/** The time budget of a repaint in milliseconds a frame. */
const frameBudget = 10

/**
 * @param list the visible strokes
 * @param paint the brush of all strokes
 */
export function createSheet(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement | null,
  list: () => readonly Stroke[],
  paint: Filbert,
): Sheet {
  const { canvas } = context
  let view: View = { context, fit: { left: 0, top: 0, scale: 1 }, density: 1 }
  /** An offscreen canvas for repaints that take longer than a frame. */
  let coming: (View & { waiting: readonly Stroke[] }) | null = null
  /** The pixels below the newest stroke while it is the last step. */
  const below = document.createElement('canvas').getContext('2d')
  let isBelowKept = false
  let following: BrushStroke | null = null
  let frame = 0

  const paperOf = ({ fit }: View): Surface => ({
    top: (margins.top - fit.top) / fit.scale,
    bottom: (canvas.clientHeight - margins.bottom - fit.top) / fit.scale,
    ramp: margins.ramp / fit.scale,
  })

  function schedule() {
    frame ||= requestAnimationFrame(drawFrame)
  }

  function drawFrame() {
    frame = 0
    prepare(performance.now() + frameBudget)
    following?.draw(context)
  }

  /** Continues the repaint, and shows it when it is complete. */
  function prepare(until: number) {
    if (!coming) return
    while (coming.waiting.length > 0 && performance.now() < until) {
      const [stroke, ...others] = coming.waiting
      if (stroke) drawStroke(coming.context, stroke, paperOf(coming), paint)
      coming.waiting = others
    }
    if (coming.waiting.length > 0) return schedule()
    const { width, height } = coming.context.canvas
    canvas.width = width
    canvas.height = height
    if (width && height) context.drawImage(coming.context.canvas, 0, 0)
    view = { ...coming, context }
    coming = null
    applyUnits(view)
  }

  /** Paints strokes on the offscreen canvas: all of them, or those that touch a region. */
  function start(next: Omit<View, 'context'>, width: number, height: number, within?: Box) {
    const apart = document.createElement('canvas').getContext('2d')
    if (!apart) return
    apart.canvas.width = width
    apart.canvas.height = height
    const part = coming ? undefined : within
    if (part) apart.drawImage(canvas, 0, 0)
    coming = {
      ...next,
      context: apart,
      waiting: list().filter(stroke => !part || overlap(boxOf(stroke), part)),
    }
    applyUnits(coming)
    if (part) clip(coming, part)
    isBelowKept = false
    prepare(performance.now() + frameBudget)
  }

  return {
    fit: () => (coming ?? view).fit,
    resize() {
      const [width, height] = [canvas.clientWidth, canvas.clientHeight]
      if (!width || !height) return
      const density = Math.min(2, devicePixelRatio, Math.sqrt(maxPixels / (width * height)))
      const fit = findFit({ width, height }, picture) ?? view.fit
      start({ fit, density }, Math.round(width * density), Math.round(height * density))
    },
    begin(stroke) {
      prepare(Infinity)
      if (below) isBelowKept = copy(canvas, below)
      return beginStroke(stroke, paperOf(view), paint)
    },
    follow(brush) {
      following = brush
      schedule()
    },
    finish(brush) {
      brush.draw(context)
      following = null
    },
    takeBack(within) {
      if (!below || !isBelowKept) return start(view, canvas.width, canvas.height, within)
      isBelowKept = false
      context.save()
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.clearRect(0, 0, canvas.width, canvas.height)
      context.drawImage(below.canvas, 0, 0)
      context.restore()
    },
    repaint: () => start(view, canvas.width, canvas.height),
    close: () => cancelAnimationFrame(frame),
  }
}

function copy(from: HTMLCanvasElement, to: CanvasRenderingContext2D): boolean {
  to.canvas.width = from.width
  to.canvas.height = from.height
  to.drawImage(from, 0, 0)
  return true
}

function applyUnits({ context, fit, density }: View) {
  const grow = density * fit.scale
  context.setTransform(grow, 0, 0, grow, density * fit.left, density * fit.top)
}

/** Clears a region of whole pixels and clips all drawing to it. */
function clip(view: View, within: Box) {
  const { context, fit, density } = view
  const across = (x: number) => Math.round(density * (x * fit.scale + fit.left))
  const down = (y: number) => Math.round(density * (y * fit.scale + fit.top))
  const [left, top] = [across(within.left), down(within.top)]
  const [width, height] = [across(within.right) - left, down(within.bottom) - top]
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.beginPath()
  context.rect(left, top, width, height)
  context.clip()
  context.clearRect(left, top, width, height)
  applyUnits(view)
}
