import { type BrushStroke, beginStroke, drawStroke, type Surface } from './bristle-brush.ts'
import type { Filbert } from './hero-brush.ts'
import { type Fit, findFit } from './painting-fit.ts'
import { type Box, boxOf, overlap } from './stroke-box.ts'
import type { Stroke } from './stroke-history.ts'

/** The canvas and the strokes on it, whatever size it has. */
export interface Sheet {
  /** Where the picture lies just now. */
  fit(): Fit
  /** Takes the size that the canvas has now. */
  resize(): void
  begin(stroke: Stroke): BrushStroke
  /** Draws with the next frame what a stroke has gained. */
  follow(brush: BrushStroke): void
  /** Draws it now. */
  finish(brush: BrushStroke): void
  /** The newest stroke is no more: paints the others again where it was. */
  takeBack(within: Box): void
  /** Paints all strokes again; the old ones are to be seen until the new ones are ready. */
  repaint(): void
  close(): void
}

/** How a canvas stands to the painting: which part of it it shows, and its own pixels a CSS pixel. */
interface View {
  readonly context: CanvasRenderingContext2D
  readonly fit: Fit
  readonly density: number
}

/** The most that a canvas is given, in its own pixels: phones refuse more than 16 million. */
const maxPixels = 9_000_000
/** CSS pixels at the upper edge where the nav stands and no paint holds, at the lower one, and on the way to both. */
const bare = { top: 62, bottom: 2, ramp: 34 }
/** Milliseconds of a frame that painting everything again may take. */
const patience = 10

/**
 * @param list the strokes that are to be seen
 * @param paint the brush that all of them are made with
 */
export function createSheet(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement | null,
  list: () => readonly Stroke[],
  paint: Filbert,
): Sheet {
  const { canvas } = context
  let view: View = { context, fit: { left: 0, top: 0, scale: 1 }, density: 1 }
  /** Painted apart while the old strokes are still to be seen, for they may take longer than a frame. */
  let coming: (View & { waiting: readonly Stroke[] }) | null = null
  /** What lies below the newest stroke, while that is the last thing that was done. */
  const below = document.createElement('canvas').getContext('2d')
  let isBelowKept = false
  let following: BrushStroke | null = null
  let frame = 0

  const paperOf = ({ fit }: View): Surface => ({
    top: (bare.top - fit.top) / fit.scale,
    bottom: (canvas.clientHeight - bare.bottom - fit.top) / fit.scale,
    ramp: bare.ramp / fit.scale,
  })

  function schedule() {
    frame ||= requestAnimationFrame(drawFrame)
  }

  function drawFrame() {
    frame = 0
    prepare(performance.now() + patience)
    following?.draw(context)
  }

  /** Goes on with what is coming, and shows it when it is whole. */
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

  /** Paints the strokes apart: all of them, or those that touch a part of what is there already. */
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
    prepare(performance.now() + patience)
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

/** Clears a part of the canvas, in whole pixels, and lets nothing be drawn elsewhere from then on. */
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
