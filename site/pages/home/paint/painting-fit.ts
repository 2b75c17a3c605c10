/** The painting's position in its box in CSS pixels; strokes are stored in thousandths of its height. */
export interface Fit {
  readonly left: number
  readonly top: number
  /** CSS pixels for each thousandth of the height. */
  readonly scale: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * The left edge of the narrow crop in heights: the crop `phone` of the coast in art/catalogue.ts, with which a stroke
 * stays in place when a tablet is rotated.
 */
const narrowStart = 0.525

/**
 * The placement of the painting by `object-fit: cover`; a picture in portrait format is the narrow crop.
 * @param position the shares of the free space to the left and above, as in `object-position`
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

/** The current fit of the painting in its box; null until the picture has loaded. */
export function findFit(box: Size, picture: HTMLImageElement | null): Fit | null {
  if (!picture?.naturalWidth) return null
  const [x = 50, y = 50] = getComputedStyle(picture).objectPosition.split(' ').map(Number.parseFloat)
  return coverBox(box, { width: picture.naturalWidth, height: picture.naturalHeight }, [x / 100, y / 100])
}
