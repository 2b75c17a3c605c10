import { followKeys } from '../../../paint/keys.ts'
import { followPointer, type PointerInput } from '../../../paint/pointer-input.ts'
import type { BrushStroke } from './bristle-brush.ts'
import { type EaselOptions, setUpEasel } from './easel.ts'
import type { Filbert } from './hero-brush.ts'
import type { PigmentName } from './pigments.ts'
import { createSheet } from './sheet.ts'
import { boxOf, overlap } from './stroke-box.ts'
import { addStroke, type History, listStrokes, type Stroke, undo, wipe } from './stroke-history.ts'

export interface SurfaceOptions extends EaselOptions {
  /** The held brush. */
  readonly paint: Filbert
  /** The text over the painting; while paint lies behind it the surface has `data-behind-words`. */
  readonly heading: Element | null
  /** Called after every step with the number of undoable steps and of visible strokes. */
  onChange(steps: number, strokes: number): void
  /** Esc was pressed with a brush held. */
  onEscape(): void
  /** The canvas context was lost. */
  onLost(): void
}

export interface PaintSurface {
  /** Takes a brush with this pigment, or reloads the held brush with it. */
  hold(pigment: PigmentName): void
  putDown(): void
  undo(): void
  wipe(): void
  focus(): void
  /** Removes the canvas and its strokes. */
  close(): void
}

/** Opens a canvas over the painting with one brush. Null without canvas support. */
export function openSurface(options: SurfaceOptions): PaintSurface | null {
  const easel = setUpEasel(options)
  if (!easel) return null
  const { root, canvas, context } = easel
  const picture = options.painting.querySelector('img')
  const sheet = createSheet(context, picture, () => listStrokes(history), options.paint)
  const closing = new AbortController()
  const { signal } = closing
  let history: History = []
  let pigment: PigmentName | null = null
  let current: { readonly stroke: Stroke & { points: number[] }; readonly brush: BrushStroke } | null = null

  /** Half the brush width in CSS pixels: 14 on a phone, 23 on a laptop. */
  const reach = () => options.paint.size * (0.24 + canvas.clientWidth * 0.000185)

  const hand: PointerInput = {
    press(x, y, pressure) {
      hand.lift()
      if (!pigment) return
      const seed = Math.floor(Math.random() * 2 ** 31)
      const stroke = { pigment, seed, reach: reach() / sheet.fit().scale, points: [] }
      current = { stroke, brush: sheet.begin(stroke) }
      hand.move(x, y, pressure)
    },
    move(x, y, pressure) {
      if (!current) return
      const { left, top, scale } = sheet.fit()
      const [across, down] = [(x - left) / scale, (y - top) / scale]
      current.stroke.points.push(across, down, pressure)
      current.brush.add(across, down, pressure)
      sheet.follow(current.brush)
      const newest = { ...current.stroke, points: [across, down, pressure] }
      if (root.dataset.behindWords === undefined) markHeading([newest])
    },
    lift() {
      if (!current) return
      const { brush, stroke } = current
      current = null
      brush.end()
      sheet.finish(brush)
      change(addStroke(history, stroke))
    },
  }

  function change(next: History) {
    history = next
    const strokes = listStrokes(history)
    options.onChange(history.length, strokes.length)
    markHeading(strokes)
  }

  function markHeading(strokes: readonly Stroke[]) {
    const box = options.heading?.getBoundingClientRect()
    if (!box) return
    const origin = canvas.getBoundingClientRect()
    const { left, top, scale } = sheet.fit()
    const across = (x: number) => (x - origin.left - left) / scale
    const down = (y: number) => (y - origin.top - top) / scale
    const area = {
      left: across(box.left),
      right: across(box.right),
      top: down(box.top),
      bottom: down(box.bottom),
    }
    root.toggleAttribute(
      'data-behind-words',
      strokes.some(stroke => overlap(boxOf(stroke), area)),
    )
  }

  function measure() {
    hand.lift()
    sheet.resize()
    markHeading(listStrokes(history))
  }

  function press(event: KeyboardEvent) {
    if (!pigment || event.defaultPrevented) return
    if (event.key === 'Escape' && !document.querySelector('dialog:modal')) options.onEscape()
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.target !== canvas) return
    event.preventDefault()
    surface.undo()
  }

  const surface: PaintSurface = {
    hold(taken) {
      pigment = taken
      easel.hold(taken)
    },
    putDown() {
      hand.lift()
      pigment = null
      easel.hold(null)
    },
    undo() {
      hand.lift()
      const step = history.at(-1)
      if (!step) return
      change(undo(history))
      if (step === 'wiped') sheet.repaint()
      else sheet.takeBack(boxOf(step))
    },
    wipe() {
      hand.lift()
      change(wipe(history))
      sheet.repaint()
    },
    focus: () => canvas.focus({ focusVisible: true } as FocusOptions),
    close() {
      closing.abort()
      resizing.disconnect()
      sheet.close()
      root.remove()
    },
  }

  measure()
  const resizing = new ResizeObserver(measure)
  resizing.observe(canvas)
  followKeys(canvas, hand, easel, signal)
  followPointer(canvas, hand, signal)
  picture?.addEventListener('load', measure, { signal })
  canvas.addEventListener('contextlost', options.onLost, { signal })
  document.addEventListener('keydown', press, { signal })
  return surface
}
