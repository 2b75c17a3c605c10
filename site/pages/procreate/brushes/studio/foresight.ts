import { isBodyPaint, type Paint } from '../../../../brushes/engine/load.ts'
import { toCss } from '../../../../paint/colour.ts'

/** Draws the predicted stroke ahead of the pointer on its own layer; the sheet itself never changes back. */
interface Foresight {
  show(
    from: readonly [number, number],
    places: readonly number[],
    width: number,
    paint: Paint,
    opacity: number,
  ): void
  clear(): void
}

/** Brushes with continuous strokes; scattered stamps cannot be predicted. */
const isLine = (paint: Paint) =>
  isBodyPaint(paint) ||
  (!paint.scatter && !paint.wet && ['round', 'bar', 'square', 'bristle', 'hairs'].includes(paint.tip.shape))

/** @param canvas the layer over the sheet, with the same pixel size */
export function createForesight(canvas: HTMLCanvasElement): Foresight {
  const context = canvas.getContext('2d')
  let isClear = true
  const clear = () => {
    if (isClear) return
    context?.clearRect(0, 0, canvas.width, canvas.height)
    isClear = true
  }
  return {
    clear,
    show([x, y], places, width, paint, opacity) {
      clear()
      if (!context || places.length < 2 || !isLine(paint)) return
      isClear = false
      context.globalAlpha = 0.4 * opacity
      context.strokeStyle = toCss(paint.load[0])
      context.lineWidth = width
      context.lineCap = 'round'
      context.lineJoin = 'round'
      context.beginPath()
      context.moveTo(x, y)
      for (let at = 0; at + 1 < places.length; at += 2) context.lineTo(places[at] ?? 0, places[at + 1] ?? 0)
      context.stroke()
    },
  }
}
