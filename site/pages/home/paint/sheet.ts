import { beginStroke, type BrushStroke, drawStroke, type Surface } from './bristle-brush.ts'
import { type Fit, findFit } from './painting-fit.ts'
import { type Box, boxOf, overlap } from './stroke-box.ts'
import type { Stroke } from './stroke-history.ts'

/** The canvas and the strokes on it, whatever size it has. */
export interface Sheet {
  /** Where the picture lies just now. */
  fit(): Fit
  /** Takes the size that the canvas has now, and paints everything again. */
  resize(): void
  begin(stroke: Stroke): BrushStroke
  /** Draws what a stroke has gained before the next frame, or at once. */
  follow(brush: BrushStroke): void
  finish(brush: BrushStroke): void
  /** Paints the strokes again where they touch `within`: at once there, or frame by frame everywhere. */
  repaint(strokes: readonly Stroke[], within?: Box): void
  close(): void
}

/** The most that a canvas is given, in its own pixels: phones refuse more than 16 million. */
const mostPixels = 9_000_000
/** CSS pixels at the upper edge where the nav stands and no paint holds, at the lower one, and on the way to both. */
const bare = { top: 62, bottom: 2, ramp: 34 }
/** Milliseconds of a frame that painting everything again may take. */
const patience = 10

/** @param list the strokes that are to be seen */
export function createSheet(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement | null,
  list: () => readonly Stroke[],
): Sheet {
  const { canvas } = context
  let fit: Fit = { left: 0, top: 0, scale: 1 }
  let density = 1
  let waiting: readonly Stroke[] = []
  let following: BrushStroke | null = null
  let frame = 0

  const paper = (): Surface => ({
    top: (bare.top - fit.top) / fit.scale,
    bottom: (canvas.clientHeight - bare.bottom - fit.top) / fit.scale,
    ramp: bare.ramp / fit.scale,
  })

  function useUnits() {
    const grow = density * fit.scale
    context.setTransform(grow, 0, 0, grow, density * fit.left, density * fit.top)
  }

  function schedule() {
    frame ||= requestAnimationFrame(paint)
  }

  /** A brush in the hand waits for the strokes below it. */
  function paint() {
    frame = 0
    const until = performance.now() + patience
    while (waiting.length > 0 && (following || performance.now() < until)) {
      const [stroke, ...others] = waiting
      if (stroke) drawStroke(context, stroke, paper())
      waiting = others
    }
    following?.draw(context)
    if (waiting.length > 0) schedule()
  }

  /** Clears a part of the canvas in whole pixels and draws only there until `restore`. */
  function clip(within: Box) {
    const edges = [within.left, within.top, within.right - within.left, within.bottom - within.top]
    const moves = [fit.left, fit.top, 0, 0]
    const [x = 0, y = 0, width = 0, height = 0] = edges.map((edge, index) =>
      Math.round(density * (edge * fit.scale + (moves[index] ?? 0))),
    )
    context.save()
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.beginPath()
    context.rect(x, y, width, height)
    context.clip()
    context.clearRect(x, y, width, height)
    useUnits()
  }

  const sheet: Sheet = {
    fit: () => fit,
    resize() {
      const [width, height] = [canvas.clientWidth, canvas.clientHeight]
      if (!width || !height) return
      density = Math.min(2, devicePixelRatio, Math.sqrt(mostPixels / (width * height)))
      fit = findFit({ width, height }, picture) ?? fit
      canvas.width = Math.round(width * density)
      canvas.height = Math.round(height * density)
      useUnits()
      sheet.repaint(list())
    },
    begin: stroke => beginStroke(stroke, paper()),
    follow(brush) {
      following = brush
      schedule()
    },
    finish(brush) {
      following = brush
      paint()
      following = null
    },
    repaint(strokes, within) {
      if (within) {
        clip(within)
        for (const stroke of strokes) if (overlap(boxOf(stroke), within)) drawStroke(context, stroke, paper())
        context.restore()
        return
      }
      context.save()
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.clearRect(0, 0, canvas.width, canvas.height)
      context.restore()
      waiting = strokes
      schedule()
    },
    close: () => cancelAnimationFrame(frame),
  }
  return sheet
}
