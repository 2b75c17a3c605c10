/** A rectangle in whole pixels; empty unless `right` exceeds `left`. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const noBox = (): Box => ({ left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity })

/** The layer of the current stroke's paint, before it is composited on the paper; one value per pixel. */
export interface PaintLayer {
  readonly width: number
  readonly height: number
  /** Coverage, 0 to 1. */
  readonly cover: Float32Array
  /** Red, green and blue; of a wash the first channel is the position between its two colours. */
  readonly rgb: Uint8Array
  /** The height of thick paint in fortieths of a pixel. */
  readonly body: Uint8Array
  /** The dirty region since the last composition: its bounding box, and a range per row. */
  dirty: Box
  readonly from: Int32Array
  readonly to: Int32Array
}

export const createPaintLayer = (width: number, height: number): PaintLayer => ({
  width,
  height,
  cover: new Float32Array(width * height),
  rgb: new Uint8Array(width * height * 3),
  body: new Uint8Array(width * height),
  dirty: noBox(),
  from: new Int32Array(height).fill(width),
  to: new Int32Array(height),
})

/** Marks a region as dirty, in fractional pixels; returns its part within the canvas. */
export function markDirty(layer: PaintLayer, left: number, top: number, right: number, bottom: number): Box {
  const box = {
    left: Math.max(0, Math.floor(left)),
    top: Math.max(0, Math.floor(top)),
    right: Math.min(layer.width, Math.ceil(right) + 1),
    bottom: Math.min(layer.height, Math.ceil(bottom) + 1),
  }
  const { dirty } = layer
  if (box.left < box.right && box.top < box.bottom) {
    dirty.left = Math.min(dirty.left, box.left)
    dirty.top = Math.min(dirty.top, box.top)
    dirty.right = Math.max(dirty.right, box.right)
    dirty.bottom = Math.max(dirty.bottom, box.bottom)
    for (let row = box.top; row < box.bottom; row++) {
      if (box.left < (layer.from[row] ?? 0)) layer.from[row] = box.left
      if (box.right > (layer.to[row] ?? 0)) layer.to[row] = box.right
    }
  }
  return box
}

/** Returns the dirty region and resets it. */
export function takeDirtyBox(layer: PaintLayer): Box {
  const { dirty } = layer
  layer.dirty = noBox()
  return dirty
}

/** Resets the dirty ranges of rows that were composited. */
export function resetDirtyRows({ width, from, to }: PaintLayer, { top, bottom }: Box): void {
  from.fill(width, top, bottom)
  to.fill(0, top, bottom)
}
