/** Where the picture lies in its box, in CSS pixels: what is stored of a stroke is in thousandths of its height. */
export interface Fit {
  readonly left: number
  readonly top: number
  /** CSS pixels a thousandth. */
  readonly scale: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Narrow screens show a part of the painting: all of its height, and so far from its left side, in heights. It is the
 * crop `phone` of the coast in art/catalogue.ts; with it a stroke stays on its cliff when a tablet is turned.
 */
const narrowStart = 0.525

/**
 * How `object-fit: cover` places the painting in a box. A picture that is higher than wide is the narrow crop.
 * @param position the shares of the room left over that lie to the left and above, as in `object-position`
 */
export function coverBox(box: Size, picture: Size, position: readonly [number, number]): Fit {
  const grow = Math.max(box.width / picture.width, box.height / picture.height)
  const [width, height] = [picture.width * grow, picture.height * grow]
  const start = picture.height > picture.width ? narrowStart * height : 0
  return {
    left: (box.width - width) * position[0] - start,
    top: (box.height - height) * position[1],
    scale: height / 1000,
  }
}

/** How the painting lies in its box just now; null while its picture is still on its way. */
export function findFit(box: Size, picture: HTMLImageElement | null): Fit | null {
  if (!picture?.naturalWidth) return null
  const [x = 50, y = 50] = getComputedStyle(picture).objectPosition.split(' ').map(Number.parseFloat)
  return coverBox(box, { width: picture.naturalWidth, height: picture.naturalHeight }, [x / 100, y / 100])
}
