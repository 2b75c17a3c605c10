import type { Oklch } from '../../../../brushes/brush.ts'
import type { Paint } from '../../../../brushes/engine/load.ts'
import { createPainter, type Painter } from '../../../../brushes/engine/painter.ts'
import { followKeys, type Tip } from '../../../../paint/keys.ts'
import { followPointer, type PointerInput } from '../../../../paint/pointer-input.ts'
import { createForesight } from './foresight.ts'
import { followTwoFingers } from './two-fingers.ts'

/** The state of the held brush. */
export interface Grip {
  readonly paint: Paint
  /** The scale of the brush: 1 is the size of its specimen. */
  readonly size: number
  readonly opacity: number
}

interface CanvasOptions {
  readonly canvas: HTMLCanvasElement
  /** The layer for the predicted stroke. */
  readonly over: HTMLCanvasElement
  /** The ring that marks the brush in keyboard mode. */
  readonly ring: HTMLElement
  /** The earlier painting, if any. */
  readonly kept: Painter | null
  readonly ground: Oklch
  readonly grip: () => Grip | null
  /** Called after every step. */
  readonly onChange: (painter: Painter) => void
  /** The canvas context was lost or restored. */
  readonly onLost: (isLost: boolean) => void
}

export interface OpenCanvas {
  readonly painter: Painter
  undo(): void
  layOut(ground: Oklch): void
  /** A PNG of the visible picture. */
  save(): Promise<Blob | null>
  close(): void
}

/** The maximum size of a sheet in its own pixels, as undo steps are copies. */
const maxPixels = 1_800_000
/** The time budget of painting in milliseconds a frame; the rest waits for the next frame. */
const frameBudget = 3

/** Opens a sheet for pointer and keyboard input. Null without canvas or pointer events. */
export function openCanvas(options: CanvasOptions): OpenCanvas | null {
  const { canvas, over, ring, grip } = options
  const context = canvas.getContext('2d', { alpha: false })
  if (!context || !('PointerEvent' in window)) return null
  const painter = options.kept ?? layOutPainter(canvas, options.ground)
  for (const each of [canvas, over]) {
    each.width = painter.width
    each.height = painter.height
  }
  // Arrow keys and Space move the brush instead of scrolling.
  canvas.setAttribute('role', 'application')
  const image = new ImageData(painter.shown, painter.width, painter.height)
  const foresight = createForesight(over)
  const closing = new AbortController()
  const { signal } = closing
  let frame = 0
  let isDown = false
  let last: [number, number] = [0, 0]

  /** Sheet pixels for each CSS pixel. */
  const grow = () => painter.width / (canvas.clientWidth || painter.width)

  function paint() {
    frame = 0
    const box = painter.work(performance.now() + frameBudget)
    if (box) {
      context?.putImageData(image, 0, 0, box.left, box.top, box.right - box.left, box.bottom - box.top)
    }
    // A stationary pointer also waits for pending paint.
    if (painter.isLate || (painter.isBehind() && !isDown)) schedule()
    else if (!isDown) options.onChange(painter)
  }

  function schedule() {
    frame ||= requestAnimationFrame(paint)
  }

  const hand: PointerInput = {
    press(x, y, pressure, lean = 0) {
      hand.lift()
      const held = grip()
      if (!held) return
      const { paint, size, opacity } = held
      const seed = Math.floor(Math.random() * 2 ** 31)
      painter.begin({ paint, scale: size * grow() * sizeOn(canvas), opacity, seed })
      isDown = true
      hand.move(x, y, pressure, lean)
    },
    move(x, y, pressure, lean = 0) {
      if (!isDown) return
      last = [x * grow(), y * grow()]
      painter.move(...last, pressure, lean)
      foresight.clear()
      schedule()
    },
    lift() {
      if (!isDown) return
      isDown = false
      painter.lift()
      foresight.clear()
      schedule()
    },
    foresee(places) {
      const held = grip()
      if (!isDown || !held) return
      const scale = grow()
      const width = held.paint.size * held.size * scale * sizeOn(canvas)
      foresight.show(
        last,
        places.map(place => place * scale),
        width,
        held.paint,
        held.opacity,
      )
    },
  }

  const tip: Tip = {
    show(place) {
      ring.hidden = place === null
      if (!place) return
      ring.style.translate = `${canvas.offsetLeft + place.x}px ${canvas.offsetTop + place.y}px`
      ring.toggleAttribute('data-lowered', place.lowered)
    },
  }

  function repaint() {
    context?.putImageData(image, 0, 0)
    options.onChange(painter)
  }

  const open: OpenCanvas = {
    painter,
    undo() {
      hand.lift()
      painter.undo()
      schedule()
    },
    layOut(ground) {
      hand.lift()
      painter.layOut(ground)
      schedule()
    },
    save() {
      hand.lift()
      painter.work(Infinity)
      repaint()
      return new Promise(resolve => canvas.toBlob(resolve, 'image/png'))
    },
    close() {
      hand.lift()
      painter.work(Infinity)
      cancelAnimationFrame(frame)
      closing.abort()
    },
  }

  repaint()
  followTwoFingers(canvas, { onSecond: () => withdraw(), onTap: open.undo }, signal)
  followKeys(canvas, hand, tip, signal)
  followPointer(canvas, hand, signal)
  canvas.addEventListener('contextlost', () => options.onLost(true), { signal })
  canvas.addEventListener(
    'contextrestored',
    () => {
      options.onLost(false)
      repaint()
    },
    { signal },
  )
  return open

  /** The dab of the first finger of a two-finger tap is undone. */
  function withdraw() {
    if (isDown) open.undo()
  }
}

/** Small screens get a smaller brush. */
const sizeOn = ({ clientWidth }: HTMLElement) => Math.min(1, Math.max(0.5, clientWidth / 1000))

function layOutPainter(canvas: HTMLCanvasElement, ground: Oklch): Painter {
  const box = (canvas.parentElement ?? canvas).getBoundingClientRect()
  const [width, height] = [Math.max(64, box.width), Math.max(64, box.height)]
  const density = Math.min(2, devicePixelRatio, Math.sqrt(maxPixels / (width * height)))
  return createPainter(Math.floor(width * density), Math.floor(height * density), ground)
}
