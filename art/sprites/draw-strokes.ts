import { type Brushstroke, drawings, petal } from '../../site/pages/procreate/superpowers/strokes.ts'
import { bristlesOf, curveThrough } from './bristles.ts'

const tones = [
  ['dark', 5.2],
  ['middle', 4.2],
  ['light', 2.6],
] as const

/**
 * The strokes of the gestures and the petal: `#undo-0` is the bristle traces of the first stroke of a drawing, in the custom
 * properties `--dark`, `--middle` and `--light`; `#undo-0-line` is the line that reveals it.
 */
export function drawStrokes(): string {
  const strokes = Object.entries(drawings).flatMap(([gesture, { size, strokes }]) =>
    strokes.map((stroke, at) => draw(`${gesture}-${at}`, stroke, at + size[0] + size[1])),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...strokes, draw('petal-0', petal, 8)].join('')}</svg>\n`
}

function draw(id: string, stroke: Brushstroke, seed: number): string {
  const paths = bristlesOf(stroke, seed).map((path, at) => {
    const [tone, width] = tones[at] ?? tones[0]
    return `<path stroke="var(--${tone})" stroke-width="${width}" d="${path}"/>`
  })
  const line = curveThrough(stroke.through).map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)
  return (
    `\n<g id="${id}">${paths.join('')}</g>` +
    `<path id="${id}-line" stroke-width="${stroke.width * 1.5}" pathLength="1" d="M${line.join('L')}"/>`
  )
}
