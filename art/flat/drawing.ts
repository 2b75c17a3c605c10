import { short } from './outline.ts'

/** Stipple that thickens across a shape: its colour, where it goes in degrees (0 right, 90 down), the parts of the way where it starts and is thickest, how thick, and where it has thinned out again. */
type Grain = readonly [
  colour: string,
  toward: number,
  from: number,
  to: number,
  most?: number,
  until?: number,
]

interface LineStyle {
  cap?: 'round' | 'butt'
  dash?: string
  opacity?: number
}

/** A flat picture being composed; everything is painted over what came before. */
export interface Drawing {
  fill(path: string, colour: string, ...grains: Grain[]): void
  line(path: string, colour: string, width: number, style?: LineStyle): void
  /** Everything drawn inside `draw` is moved, turned or made see-through together. */
  place(transform: string, draw: () => void, opacity?: number): void
  /** Nothing drawn inside `draw` reaches outside the path. */
  within(path: string, draw: () => void): void
  finish(): string
}

/** Starts an SVG of so many pixels; `seed` decides where the grains lie. */
export function startDrawing(width: number, height: number, seed: number): Drawing {
  const definitions: string[] = []
  const body: string[] = []
  const stippled = new Set<string>()
  let count = 0

  const stippleOf = (colour: string) => {
    const id = `stipple${colour.slice(1)}`
    if (!stippled.has(id)) definitions.push(describeStipple(id, colour, seed + stippled.size))
    stippled.add(id)
    return id
  }

  const grainOver = (path: string, [colour, toward, from, to, most = 0.9, until]: Grain) => {
    count += 1
    const turn = (toward * Math.PI) / 180
    const [x, y] = [Math.cos(turn) / 2, Math.sin(turn) / 2]
    definitions.push(
      `<linearGradient id="fall${count}" x1="${short(0.5 - x)}" y1="${short(0.5 - y)}" x2="${short(0.5 + x)}" y2="${short(0.5 + y)}">` +
        `<stop offset="${from}" stop-opacity="0.001"/><stop offset="${to}" stop-opacity="${most}"/>` +
        `${until ? `<stop offset="${until}" stop-opacity="0.001"/>` : ''}</linearGradient>`,
    )
    body.push(`<g filter="url(#${stippleOf(colour)})"><path d="${path}" fill="url(#fall${count})"/></g>`)
  }

  return {
    fill(path, colour, ...grains) {
      body.push(`<path d="${path}" fill="${colour}"/>`)
      for (const grain of grains) grainOver(path, grain)
    },
    line(path, colour, thickness, { cap = 'round', dash, opacity = 1 } = {}) {
      const dashes = dash ? ` stroke-dasharray="${dash}"` : ''
      body.push(
        `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${short(thickness)}" stroke-linecap="${cap}" stroke-linejoin="round" opacity="${opacity}"${dashes}/>`,
      )
    },
    place(transform, draw, opacity = 1) {
      body.push(`<g transform="${transform}" opacity="${opacity}">`)
      draw()
      body.push('</g>')
    },
    within(path, draw) {
      count += 1
      definitions.push(`<clipPath id="cut${count}"><path d="${path}"/></clipPath>`)
      body.push(`<g clip-path="url(#cut${count})">`)
      draw()
      body.push('</g>')
    },
    finish: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      `<defs>${definitions.join('')}</defs>${body.join('')}</svg>`,
  }
}

/** Noise against the thickness: where the sum passes one, there is a grain. */
function describeStipple(id: string, colour: string, seed: number): string {
  return (
    `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="1.1" numOctaves="2" seed="${seed}"/>` +
    '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 0 0 0 -.8" result="noise"/>' +
    '<feComposite in="SourceGraphic" in2="noise" operator="arithmetic" k2="1" k3="1" k4="-1"/>' +
    '<feComponentTransfer><feFuncA type="linear" slope="9"/></feComponentTransfer>' +
    '<feComposite in2="SourceAlpha" operator="in" result="grains"/>' +
    `<feFlood flood-color="${colour}"/><feComposite in2="grains" operator="in"/></filter>`
  )
}
