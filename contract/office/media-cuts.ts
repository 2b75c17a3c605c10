/** The crops of uploaded pictures, by what the site does with them, with their aspect ratios. */
export const mediaCuts = { phone: 4 / 5, card: 4 / 3, sharing: 1200 / 630 } as const
export type MediaCut = keyof typeof mediaCuts

/** The point of a picture that every crop shows, in percent from the left and from the top. */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The largest rectangle of an aspect ratio in a picture, with the focal point as near to its middle as can be. */
export function cropAround({ width, height }: Size, aspect: number, focal: FocalPoint) {
  const isWide = width / height > aspect
  const crop = {
    width: isWide ? Math.max(1, Math.round(height * aspect)) : width,
    height: isWide ? height : Math.max(1, Math.round(width / aspect)),
  }
  const placed = (whole: number, part: number, percent: number) =>
    Math.round(Math.min(whole - part, Math.max(0, (whole * percent) / 100 - part / 2)))
  return {
    left: placed(width, crop.width, focal.x),
    top: placed(height, crop.height, focal.y),
    ...crop,
  }
}
