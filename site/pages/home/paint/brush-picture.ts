import { toCss } from '../../../paint/colour.ts'
import { loads, type PigmentName } from './pigments.ts'

/** The size in CSS pixels, and the hotspot at the lower left. */
export const brushPicture = { size: 64, tip: { x: 3, y: 61 } }

/** A filbert brush with this pigment as an image for `cursor` and `<img>`. */
export function drawBrush(pigment: PigmentName): string {
  const [light, main, deep] = [1, 3, 5].map(index => toCss(loads[pigment][index] ?? [0.5, 0, 0]))
  const { size, tip } = brushPicture
  const shape =
    'M0 0C5 -3 7 -10 5 -17L4.5 -27L3.4 -62C3 -68 1.4 -75 0 -77C-1.4 -75 -3 -68 -3.4 -62L-4.5 -27L-5 -17C-7 -10 -5 -3 0 0Z'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">
<g transform="translate(${tip.x} ${tip.y}) rotate(46)">
<path d="${shape}" fill="none" stroke="rgb(255,252,245)" stroke-width="3.4" stroke-linejoin="round" opacity=".85"/>
<path d="${shape}" fill="rgb(42,36,52)"/>
<path d="M-4.5 -27L-5 -17H5L4.5 -27Z" fill="rgb(196,190,182)"/><path d="M-1 -27V-17H2V-27Z" fill="rgb(246,243,238)"/>
<path d="M0 0C5 -3 7 -10 5 -17H-5C-7 -10 -5 -3 0 0Z" fill="${main}"/>
<path d="M0 0C5 -3 7 -10 5 -17H2C4 -10 3 -4 0 0Z" fill="${deep}"/><path d="M-3.4 -5C-4.6 -9 -4 -13 -3.4 -16" fill="none" stroke="${light}" stroke-width="1.6"/>
</g></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
