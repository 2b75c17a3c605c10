import { drawGull, finished, skin } from './gull.ts'
import { draw, drawFrame, ink, lay, red, sheet } from './hand-lines.ts'

const page = [330, 74, 540, 350] as const

/** A pad of pages with a gull on the top one, the page before showing through, and a corner that lifts: 1200 × 500 pixels. */
export function composeFlipbook(): string {
  const [x, y, width, height] = page
  const pad = [5, 4, 3, 2, 1].map(
    step =>
      `<rect x="${x + step * 7}" y="${y + step * 9}" width="${width}" height="${height}" fill="#fdf8ee"/>${drawFrame([x + step * 7, y + step * 9, width, height], 1.3, 20 + step * 4)}`,
  )
  const top = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fffdf7"/>`
  const before = `<g transform="translate(${x + 215} ${y + 208}) scale(1.12)">${drawGull(0, skin(red))}</g>`
  const now = `<g transform="translate(${x + 285} ${y + 172}) scale(1.3)">${drawGull(1, finished)}</g>`
  const [right, bottom] = [x + width, y + height]
  const hole = `<path fill="#fdf8ee" d="M${right + 3} ${bottom - 96}V${bottom + 3}H${right - 118}Z"/>`
  const curl = `<path fill="#efe2c8" d="M${right - 118} ${bottom}C${right - 96} ${bottom - 50} ${right - 70} ${bottom - 78} ${right - 88} ${bottom - 98}C${right - 50} ${bottom - 84} ${right - 24} ${bottom - 88} ${right} ${bottom - 96}Z"/>`
  const edge = [
    draw(lay([x, y], [right, y], 1), 2, 1),
    draw(lay([x, y], [x, bottom], 2), 2, 2),
    draw(lay([x, bottom], [right - 118, bottom], 3), 2, 3),
    draw(lay([right, y], [right, bottom - 96], 4), 2, 4),
    draw([[right - 118, bottom], [right - 92, bottom - 52], [right - 88, bottom - 98]], 1.8, 5), // biome-ignore format: a line of places
    draw([[right - 88, bottom - 98], [right - 46, bottom - 84], [right, bottom - 96]], 1.8, 6), // biome-ignore format: a line of places
  ]
  const arrow = `${draw([[right + 74, bottom - 30], [right + 44, bottom - 150], [right - 70, bottom - 196]], 2.4, 7, red)}<path fill="${red}" d="M${right - 84} ${bottom - 202}l29-5-9 27Z"/>` // biome-ignore format: a line of places
  const rings = [1, 2, 3, 4, 5, 6, 7].map(
    step =>
      `<circle cx="${x + step * 68}" cy="${y + 16}" r="7" fill="none" stroke="${ink}" stroke-width="2.5"/>`,
  )
  return sheet(
    1200,
    500,
    pad.join('') + top + before + now + hole + curl + edge.join('') + rings.join('') + arrow,
  )
}
