import type { Oklch } from '../../site/brushes/brush.ts'
import type { Lab } from '../paint/colour.ts'

export const toLab = ([lightness, chroma, hue]: Oklch): Lab => [
  lightness,
  chroma * Math.cos((hue * Math.PI) / 180),
  chroma * Math.sin((hue * Math.PI) / 180),
]
