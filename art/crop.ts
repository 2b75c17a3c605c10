import type { CropEntry } from './entry.ts'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The largest box of the crop's shape that fits, its middle as near to the focus as the edges allow; in pixels. */
export function findBox(crop: CropEntry, width: number, height: number): Box {
  if ('box' in crop) {
    const [x, y, w, h] = crop.box
    return {
      left: Math.round(x * width),
      top: Math.round(y * height),
      width: Math.round(w * width),
      height: Math.round(h * height),
    }
  }
  const boxWidth = Math.round(Math.min(width, height * crop.aspect))
  const boxHeight = Math.round(Math.min(height, width / crop.aspect))
  const [x, y] = crop.focus
  return {
    left: slide(x * width - boxWidth / 2, width - boxWidth),
    top: slide(y * height - boxHeight / 2, height - boxHeight),
    width: boxWidth,
    height: boxHeight,
  }
}

const slide = (wish: number, room: number) => Math.round(Math.min(room, Math.max(0, wish)))
