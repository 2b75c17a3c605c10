import type { Tip } from '../../../paint/keys.ts'
import { brushPicture, drawBrush } from './brush-picture.ts'
import type { PigmentName } from './pigments.ts'

export interface EaselOptions {
  /** The box that the painting fills; it is positioned. */
  readonly painting: HTMLElement
  readonly classes: Readonly<Record<'surface' | 'canvas' | 'tip', string | undefined>>
  /** What a screen reader says of the canvas: which keys paint. */
  readonly label: string
}

export interface Easel extends Tip {
  /** Carries `data-held` while there is a brush in the hand. */
  readonly root: HTMLElement
  readonly canvas: HTMLCanvasElement
  readonly context: CanvasRenderingContext2D
  /** The brush is the cursor, and the canvas takes what the hand does; with null it lets everything through. */
  hold(pigment: PigmentName | null): void
}

/** Sets a canvas up over the painting. Gives null where the browser has none. */
export function setUpEasel({ painting, classes, label }: EaselOptions): Easel | null {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) return null
  const root = document.createElement('div')
  const { size, tip: at } = brushPicture
  const tip = new Image(size, size)
  root.className = classes.surface ?? ''
  root.inert = true
  canvas.className = classes.canvas ?? ''
  canvas.tabIndex = 0
  canvas.setAttribute('role', 'application')
  canvas.setAttribute('aria-label', label)
  tip.className = classes.tip ?? ''
  tip.alt = ''
  tip.hidden = true
  root.append(canvas, tip)
  painting.append(root)
  return {
    root,
    canvas,
    context,
    hold(pigment) {
      root.inert = pigment === null
      if (pigment === null) {
        delete root.dataset.held
        tip.hidden = true
        return
      }
      root.dataset.held = pigment
      tip.src = drawBrush(pigment)
      canvas.style.cursor = `url("${tip.src}") ${at.x} ${at.y}, crosshair`
    },
    show(place) {
      tip.hidden = place === null
      if (!place) return
      tip.style.translate = `${place.x - at.x}px ${place.y - at.y}px`
      tip.toggleAttribute('data-lowered', place.lowered)
    },
  }
}
