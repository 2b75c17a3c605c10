/** A part of the sheet in whole pixels; empty while `right` is not beyond `left`. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const noBox = (): Box => ({ left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity })

/** The paint of the stroke that is being made, before it meets the paper: what a sheet holds of it, pixel by pixel. */
export interface Film {
  readonly width: number
  readonly height: number
  /** 0 to 1. */
  readonly cover: Float32Array
  /** Red, green and blue; of a wash only the first counts, and says where it is between its two colours. */
  readonly rgb: Uint8Array
  /** How high thick paint stands, in fortieths of a pixel. */
  readonly body: Uint8Array
  /** What was printed on since somebody last looked: all of it in a box, and from where to where in each row. */
  dirty: Box
  readonly from: Int32Array
  readonly to: Int32Array
}

export const makeFilm = (width: number, height: number): Film => ({
  width,
  height,
  cover: new Float32Array(width * height),
  rgb: new Uint8Array(width * height * 3),
  body: new Uint8Array(width * height),
  dirty: noBox(),
  from: new Int32Array(height).fill(width),
  to: new Int32Array(height),
})

/** Notes that something was printed, in pixels that need not be whole; gives the part of it that is on the sheet. */
export function touch(film: Film, left: number, top: number, right: number, bottom: number): Box {
  const box = {
    left: Math.max(0, Math.floor(left)),
    top: Math.max(0, Math.floor(top)),
    right: Math.min(film.width, Math.ceil(right) + 1),
    bottom: Math.min(film.height, Math.ceil(bottom) + 1),
  }
  const { dirty } = film
  if (box.left < box.right && box.top < box.bottom) {
    dirty.left = Math.min(dirty.left, box.left)
    dirty.top = Math.min(dirty.top, box.top)
    dirty.right = Math.max(dirty.right, box.right)
    dirty.bottom = Math.max(dirty.bottom, box.bottom)
    for (let row = box.top; row < box.bottom; row++) {
      if (box.left < (film.from[row] ?? 0)) film.from[row] = box.left
      if (box.right > (film.to[row] ?? 0)) film.to[row] = box.right
    }
  }
  return box
}

/** Somebody has looked: gives what was printed on, and begins anew. */
export function takeDirty(film: Film): Box {
  const { dirty } = film
  film.dirty = noBox()
  return dirty
}

/** Forgets the rows of a part that somebody has looked at. */
export function forgetRows({ width, from, to }: Film, { top, bottom }: Box): void {
  from.fill(width, top, bottom)
  to.fill(0, top, bottom)
}
