import { outlineStroke } from './brush-path.ts'
import { hill, movingLine, smallHill, smallMovingLine } from './drawings.ts'

const day = { ground: '#fbcfb3', hill: '#27489a', water: '#27489a', light: '#d8472f' }
const night = { ground: '#13152e', hill: '#63dcae', water: '#2f9d93', light: '#f0a04b' }
const stage = { ground: '#dd4d33', line: '#fdf0dc' }

type Palette = typeof day
type Shape = 'rounded' | 'square' | 'maskable'

/** The badge of an app on a sheet of 64 × 64: rounded, or a full square for systems that cut icons themselves. */
export function drawProcreate(shape: Shape = 'rounded'): string {
  return drawSheet(day.ground, shape, drawHill(day, hill))
}

export function drawPocket(shape: Shape = 'rounded'): string {
  return drawSheet(night.ground, shape, drawHill(night, hill))
}

export function drawDreams(shape: Shape = 'rounded'): string {
  return drawSheet(stage.ground, shape, fill(movingLine, `fill="${stage.line}"`))
}

/** The badges cut for 16 to 32 pixels. */
export function drawSmallProcreate(): string {
  return drawSheet(day.ground, 'rounded', drawHill(day, smallHill))
}

export function drawSmallPocket(): string {
  return drawSheet(night.ground, 'rounded', drawHill(night, smallHill))
}

export function drawSmallDreams(): string {
  return drawSheet(stage.ground, 'rounded', fill(smallMovingLine, `fill="${stage.line}"`))
}

/** The drawings of the badges without their sheets, on 64 × 64, for the press. */
export const drawBareProcreate = (): string => wrap('0 0 64 64', drawHill(day, hill))

export const drawBarePocket = (): string => wrap('0 0 64 64', drawHill(night, hill))

export const drawBareDreams = (): string => wrap('0 0 64 64', fill(movingLine, `fill="${stage.ground}"`))

/** One colour and no ground, for systems that tint icons themselves. */
export function drawMonochrome(): string {
  const strokes = hill.map(stroke => fill(stroke, 'fill="#fff"')).join('')
  return wrap('0 0 64 64', `<g transform="${inset('maskable')}">${strokes}</g>`)
}

const bare = '3 7 58 54'

/** The bare hill and all of its reflection, as a mask: the light of the reflection is what lies below 80% of its height. */
export const drawMark = (): string => wrap(bare, hill.map(stroke => fill(stroke, '')).join(''))

/** The bare hill and the dark of its reflection. */
export function drawMarkHill(): string {
  const [mountain, water] = hill
  return wrap(bare, fill(mountain, '') + fill(water, ''))
}

/** The light in its reflection. */
export const drawMarkLight = (): string => wrap(bare, fill(hill[2], ''))

/** The bare moving line, uncoloured. */
export const drawMarkLine = (): string => wrap(bare, fill(movingLine, ''))

/** The badge of a browser tab: by day as it is, and by night in a dark scheme. */
export function drawAdaptiveIcon(): string {
  const [mountain, water, light] = hill
  const paint = (palette: Palette) =>
    `.g{fill:${palette.ground}}.h{fill:${palette.hill}}.w{fill:${palette.water}}.l{fill:${palette.light}}`
  const style = `<style>${paint(day)}@media (prefers-color-scheme:dark){${paint(night)}}</style>`
  const strokes = [fill(mountain, 'class="h"'), fill(water, 'class="w"'), fill(light, 'class="l"')]
  return wrap('0 0 64 64', `${style}<rect class="g" width="64" height="64" rx="14.5"/>${strokes.join('')}`)
}

function drawHill(palette: Palette, strokes: typeof hill): string {
  const [mountain, water, light] = strokes
  const paint = [
    fill(mountain, `fill="${palette.hill}"`),
    fill(water, `fill="${palette.water}"`),
    fill(light, `fill="${palette.light}"`),
  ]
  return paint.join('')
}

/** A maskable icon keeps its drawing inside the middle 80 %, whatever a launcher cuts away. */
function drawSheet(ground: string, shape: Shape, strokes: string): string {
  const round = shape === 'rounded' ? ' rx="14.5"' : ''
  const sheet = `<rect width="64" height="64"${round} fill="${ground}"/>`
  const drawing = shape === 'rounded' ? strokes : `<g transform="${inset(shape)}">${strokes}</g>`
  return wrap('0 0 64 64', sheet + drawing)
}

const inset = (shape: Shape) =>
  shape === 'maskable' ? 'matrix(.72 0 0 .72 9 9.4)' : 'matrix(.84 0 0 .84 5.1 5.2)'

const fill = (stroke: typeof movingLine, paint: string) => `<path ${paint} d="${outlineStroke(stroke)}"/>`

const wrap = (box: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>\n`
