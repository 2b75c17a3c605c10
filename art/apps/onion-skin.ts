import type { Point } from '../marks/brush-path.ts'
import { drawFlight, listWay } from './flight.ts'
import { inkLine } from './ink.ts'

const ink = '#1b1e33'

/** The gull in five drawings on one sheet with holes for the pegs: 1200 × 640 pixels. */
export function composeOnionSkin(): string {
  const way = listWay(1200, 600).map(([x, y]): Point => [x, y + 196])
  const ticks = way.map(([x, y], index) => {
    const line: Point[] = [
      [x, y - 9],
      [x + 0.6, y],
      [x - 0.4, y + 9],
    ]
    return `<path fill="${ink}" d="${inkLine(line, index === 2 ? 3 : 1.8, 60 + index)}"/>`
  })
  const pegs = `<circle cx="600" cy="606" r="9" fill="none" stroke="${ink}59" stroke-width="2"/><g fill="none" stroke="${ink}59" stroke-width="2"><rect x="422" y="600" width="44" height="12" rx="6"/><rect x="734" y="600" width="44" height="12" rx="6"/></g>`
  return `<style>body{margin:0}svg{display:block}</style><svg width="1200" height="640" viewBox="0 0 1200 640"><rect width="1200" height="640" fill="#fbf1df"/><path fill="${ink}" opacity=".8" d="${inkLine(way, 1.5, 8)}"/>${ticks.join('')}${drawFlight(1200, 600, 1.36, { before: '#c8402a', after: '#1d7f78' })}${pegs}</svg>`
}
