/** Where the picture lies in its box, in CSS pixels: what is stored of a stroke is in thousandths of its width. */
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

/** How `object-fit: cover` places a picture in a box; `position` is in shares of the room that is left over. */
export function coverBox(box: Size, picture: Size, position: readonly [number, number]): Fit {
  const grow = Math.max(box.width / picture.width, box.height / picture.height)
  const width = picture.width * grow
  return {
    left: (box.width - width) * position[0],
    top: (box.height - picture.height * grow) * position[1],
    scale: width / 1000,
  }
}

/** How the painting lies in its box just now; as wide as the box while the picture is still on its way. */
export function measureFit(box: Size, picture: HTMLImageElement | null): Fit {
  if (!picture?.naturalWidth) return { left: 0, top: 0, scale: box.width / 1000 }
  const [x = 50, y = 50] = getComputedStyle(picture).objectPosition.split(' ').map(Number.parseFloat)
  return coverBox(box, { width: picture.naturalWidth, height: picture.naturalHeight }, [x / 100, y / 100])
}
