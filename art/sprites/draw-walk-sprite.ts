import { drawWalk } from '../../site/pages/dreams/walker/draw-walk.ts'

/** The onion skins around a held drawing, in stage units: earlier and later drawings. */
const onionSkins = [
  { by: -2, x: -300, paint: 'stroke="var(--before)" stroke-width="8"' },
  { by: 2, x: 300, paint: 'stroke="var(--after)" stroke-width="8"' },
  { by: -1, x: -152, paint: 'stroke="var(--before)" stroke-width="8"' },
  { by: 1, x: 152, paint: 'stroke="var(--after)" stroke-width="8"' },
  { by: 0, x: 0, paint: 'stroke="var(--drawn)"' },
] as const

/** The walk: `#walk-0` is the first drawing, `#pose-0` is it with its onion skins. */
export function drawWalkSprite(): string {
  const walk = drawWalk()
  const drawings = walk.map((path, at) => `\n<path id="walk-${at}" d="${path}"/>`)
  const poses = walk.map((_, at) => {
    const skins = onionSkins.map(({ by, x, paint }) => {
      const path = walk[(at + by + walk.length) % walk.length]
      return `<path transform="translate(${x})" ${paint} d="${path}"/>`
    })
    return `\n<g id="pose-${at}">${skins.join('')}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawings.join('')}${poses.join('')}</svg>\n`
}
