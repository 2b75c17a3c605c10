import { type Gamut, maxChroma, toScreenLight } from '../../../../paint/gamut.ts'
import { placeOnDisc, readDisc, rim } from './disc-places.ts'

/** The side of the image in pixels, which its smoothness keeps small. */
const side = 400
const hues = 720

/** A lookup table from linear light to display values, for half a million calls an image. */
const screen = Uint8ClampedArray.from({ length: 4097 }, (_, at) => {
  const light = at / 4096
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055))
})
const toByte = (light: number) => screen[Math.round(4096 * Math.min(1, Math.max(0, light)))] ?? 0

/** The widest gamut of this display and canvas. */
export const findGamut = (): Gamut => (matchMedia('(color-gamut: p3)').matches ? 'p3' : 'srgb')

export interface Disc {
  draw(lightness: number): void
}

/** Paints the disc of one lightness with hue around and chroma outwards. Null without canvas support. */
export function openDisc(canvas: HTMLCanvasElement): Disc | null {
  const gamut = findGamut()
  const colorSpace = gamut === 'p3' ? 'display-p3' : 'srgb'
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d', { colorSpace })
  if (!context) return null
  const picture = context.createImageData(side, side, { colorSpace })
  const places = listPlaces()
  return {
    draw(lightness) {
      const limits = Float32Array.from({ length: hues }, (_, at) =>
        maxChroma(lightness, (at * 360) / hues, gamut),
      )
      const { data } = picture
      for (let at = 0; at < side * side; at++) {
        const chroma = places[at * 2] ?? 0
        const hue = places[at * 2 + 1] ?? 0
        const maxChroma = limits[Math.round((hue * hues) / 360) % hues] ?? 0
        const [r, g, b] = toScreenLight([lightness, Math.min(chroma, maxChroma), hue], gamut)
        data.set([toByte(r), toByte(g), toByte(b), 255], at * 4)
      }
      context.putImageData(picture, 0, 0)
      const borders: readonly Gamut[] = gamut === 'p3' ? ['p3', 'srgb'] : ['srgb']
      for (const border of borders) drawBorder(context, lightness, border)
    },
  }
}

/** The chroma and the hue of every pixel. */
function listPlaces(): Float32Array {
  const places = new Float32Array(side * side * 2)
  for (let at = 0; at < side * side; at++) {
    const x = ((at % side) + 0.5) / (side / 2) - 1
    const y = (Math.floor(at / side) + 0.5) / (side / 2) - 1
    const { hue } = readDisc(x, y, 0)
    places.set([Math.hypot(x, y) * rim, hue], at * 2)
  }
  return places
}

/** The gamut boundary, beyond which colours are clipped. */
function drawBorder(context: CanvasRenderingContext2D, lightness: number, gamut: Gamut) {
  const half = side / 2
  context.beginPath()
  for (let hue = 0; hue < 360; hue += 2) {
    const [x, y] = placeOnDisc(maxChroma(lightness, hue, gamut), hue)
    context.lineTo(half + half * x, half + half * y)
  }
  context.closePath()
  const tone = lightness > 0.62 ? 0 : 255
  context.strokeStyle = `rgb(${tone} ${tone} ${tone} / 0.55)`
  context.lineWidth = 1.2
  context.setLineDash(gamut === 'p3' ? [2, 4] : [])
  context.stroke()
}
