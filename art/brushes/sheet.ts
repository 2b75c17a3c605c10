import type { Ground } from '../../site/brushes/brush.ts'
import { toByte } from '../../site/brushes/engine/light.ts'
import { grounds } from '../../site/brushes/grounds.ts'
import { toLight } from '../../site/paint/colour.ts'
import { mapTooth } from './tooth.ts'

/** A sheet of paper as amounts of red, green and blue light, three numbers a pixel, row by row. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly light: Float32Array
}

/** Bare paper: its tooth shows as the faintest shade. */
export function layOutSheet(width: number, height: number, ground: Ground): Sheet {
  const light = new Float32Array(width * height * 3)
  const [r, g, b] = toLight(grounds[ground])
  const relief = grounds[ground][0] < 0.5 ? 0.05 : 0.02
  mapTooth('cold', width, height).forEach((tooth, at) => {
    const shade = 1 + relief * (tooth - 0.5)
    light[at * 3] = r * shade
    light[at * 3 + 1] = g * shade
    light[at * 3 + 2] = b * shade
  })
  return { width, height, light }
}

/** Red, green and blue, a byte a channel. */
export const showSheet = ({ light }: Sheet): Uint8Array => Uint8Array.from(light, toByte)
