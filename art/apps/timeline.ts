import type { Point } from '../marks/brush-path.ts'
import { makeNoise } from '../paint/noise.ts'
import { drawGull, finished } from './gull.ts'
import { draw, lay, red } from './hand-lines.ts'

const [width, height] = [1200, 400]
const cell = { left: 60, top: 92, width: 200, gap: 20, height: 150 }
const held = 2

/** Five drawings in their cells, a ruler above, a sound below and the head on the third: 1200 × 400 pixels, inked by hand. */
export function composeTimeline(): string {
  const cells = Array.from({ length: 5 }, (_, index) => drawCell(index))
  return `<style>body{margin:0}svg{display:block}</style><svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fbf1df"/>${drawRuler()}${cells.join('')}${drawSound()}${drawHead()}</svg>`
}

function drawCell(index: number): string {
  const x = cell.left + index * (cell.width + cell.gap)
  const [right, bottom] = [x + cell.width, cell.top + cell.height]
  const seed = 20 + index * 7
  const wash =
    index === held
      ? `<rect x="${x}" y="${cell.top}" width="${cell.width}" height="${cell.height}" fill="#f7cdb6"/>`
      : ''
  const sides = [
    lay([x - 3, cell.top], [right + 2, cell.top], seed),
    lay([right, cell.top - 3], [right, bottom + 3], seed + 1),
    lay([right + 3, bottom], [x - 2, bottom], seed + 2),
    lay([x, bottom + 2], [x, cell.top - 2], seed + 3),
  ]
  const lines = sides.map((side, step) => draw(side, index === held ? 2.2 : 1.5, seed + step))
  const drop = [22, 8, -16, 6, 18][index] ?? 0
  const gull = `<g transform="translate(${x + cell.width / 2 - 2} ${cell.top + cell.height / 2 + drop}) scale(.74)">${drawGull(index, { ...finished, weight: 1.8 })}</g>`
  return wash + lines.join('') + gull
}

function drawRuler(): string {
  const ticks = Array.from({ length: 41 }, (_, step) => {
    const x = cell.left + step * 27.5
    return draw(lay([x, step % 8 === 0 ? 32 : 46], [x, 58], step), step % 8 === 0 ? 1.7 : 1, step)
  })
  return ticks.join('') + draw(lay([46, 60], [1172, 60], 3), 1.5, 2)
}

function drawSound(): string {
  const noise = makeNoise(4)
  const points = Array.from({ length: 120 }, (_, step): Point => {
    const swell = 7 + 36 * noise(step * 0.11, 2) ** 1.5
    return [cell.left + step * 9.1, 318 + (step % 2 ? -1 : 1) * swell * (0.45 + 0.55 * noise(step * 0.8, 9))]
  })
  return draw(points, 1.25, 5)
}

function drawHead(): string {
  const x = cell.left + held * (cell.width + cell.gap) + 62
  const flag: Point[] = [
    [x - 13, 20],
    [x + 13, 21],
    [x + 12, 38],
    [x, 52],
    [x - 13, 37],
    [x - 13, 19],
  ]
  const shape = `M${flag.map(point => point.join(' ')).join('L')}Z`
  return `<path d="${shape}" fill="${red}"/>${draw(lay([x, 46], [x + 1, 372], 9), 2.2, 9, red)}`
}
