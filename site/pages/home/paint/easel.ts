import type { Tip } from '../../../paint/keys.ts'
import { brushPicture, drawBrush } from './brush-picture.ts'
import type { PigmentName } from './pigments.ts'

export interface EaselOptions {
  /** The positioned element that the painting fills. */
  readonly painting: HTMLElement
  readonly classes: Readonly<Record<'surface' | 'canvas' | 'tip', string | undefined>>
  /** The accessible name of the canvas, with the keys that paint. */
  readonly label: string
}

interface Easel extends Tip {
  /** The element that has `data-held` while a brush is held. */
  readonly root: HTMLElement
  readonly canvas: HTMLCanvasElement
  readonly context: CanvasRenderingContext2D
  /** Sets the brush as the cursor and lets the canvas take pointer input; null lets input pass through. */
  hold(pigment: PigmentName | null): void
}

/** Creates a canvas over the painting. Null without canvas support. */
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
