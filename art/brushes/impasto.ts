import { toByte } from '../../site/brushes/engine/light.ts'
import { type Streaks, streaksWide } from '../../site/brushes/engine/streaks.ts'
import type { Lab } from '../paint/colour.ts'
import { lightOfLab } from '../paint/colour.ts'
import { clamp, ease, makeNoise } from '../paint/noise.ts'
import { findRibbon, type Way } from './ribbon.ts'
import { fold, readStreaks, streaksLong } from './streaks.ts'

/** A board with paint on it: OKLab, three numbers a pixel, and how high the paint stands. */
export interface Board {
  readonly width: number
  readonly height: number
  readonly colour: Float32Array
  readonly body: Float32Array
}

/** One pull of a loaded brush. */
interface Pull {
  readonly way: Way
  readonly from: Lab
  readonly to: Lab
  readonly streaks: Streaks
  /** Where in the streaks it begins: pixels along, and rows across. */
  readonly begin: readonly [number, number]
  readonly body: number
  readonly cover: number
  readonly dry: number
  readonly ragged: number
  readonly streak: number
  readonly edge: number
  /** How much it takes up of what lies below, 0 to 1. */
  readonly takeUp?: number
}

/** A primed board; `weave` is how strongly its linen shows. */
export function primeBoard(width: number, height: number, ground: Lab, weave: number, seed: number): Board {
  const colour = new Float32Array(width * height * 3)
  const body = new Float32Array(width * height)
  const noise = makeNoise(seed + 99)
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const warp = Math.sin((x + 3 * noise(x * 0.02, y * 0.02)) * 1.35)
      const weft = Math.sin((y + 3 * noise(x * 0.02 + 40, y * 0.02)) * 1.35)
      const thread = Math.max(warp, weft) * 0.6 + warp * weft * 0.3
      body[at] = weave * 0.5 * thread * (0.7 + 0.6 * noise(x * 0.013, y * 0.11))
      colour[at * 3] = ground[0] + 0.012 * (noise(x * 0.008, y * 0.008) - 0.5)
      colour[at * 3 + 1] = ground[1]
      colour[at * 3 + 2] = ground[2]
    }
  }
  return { width, height, colour, body }
}

/** Drags a loaded brush over the board. */
export function pullPaint(board: Board, pull: Pull): void {
  const half = pull.way.reach(0.4)
  const over = half * 0.55
  const ribbon = findRibbon(pull.way, board.width, board.height, over)
  const lane = streaksWide * 0.47
  for (const at of ribbon.pixels) {
    const along = ribbon.along[at] ?? 0
    const across = ribbon.across[at] ?? 0
    const u = fold(pull.begin[0] + (along * streaksLong) / (half * 14), streaksLong)
    const v = fold(pull.begin[1] + across * lane + streaksWide / 2, streaksWide)
    const streak = readStreaks(pull.streaks, u, v)
    const bristle = pull.streaks.bristle[Math.floor(v)] ?? 0.5
    const gone = clamp(along / ribbon.length)
    const ragged = (bristle - 0.7) * pull.ragged * half * 1.6
    const start = ease(0, half * 0.22 + 1, along + over + ragged)
    const end = ease(0, half * 0.3 + 1, ribbon.length + over - along + 1.2 * ragged)
    const side = Math.abs(across) + (streak - 0.5) * pull.edge * 1.4
    const soft = Math.max(pull.edge, 1.2 / (ribbon.reach[at] ?? half))
    const sides = 1 - ease(1 - soft, 1, side + soft * 0.25)
    const left = 1 - (pull.cover - pull.dry * gone * gone)
    const held = start * end * sides * ease(left - 0.1, left + 0.1, streak)
    if (held < 0.004) continue
    const place = clamp(0.5 + 1.5 * (bristle - 0.5) + 0.5 * (streak - 0.5))
    const below = (pull.takeUp ?? 0) * (0.35 + 0.65 * gone) * (0.5 + bristle)
    stain(board.colour, at * 3, held, pull, place, streak, below)
    const ridge = 0.35 * ease(0.62, 0.9, Math.abs(across)) * (1 - ease(0.92, 1, Math.abs(across)))
    const heap = 0.5 * ease(ribbon.length - half * 0.8, ribbon.length, along)
    const stands = pull.body * (0.25 + 0.75 * streak + ridge + heap)
    const body = board.body[at] ?? 0
    board.body[at] = body + (body * 0.25 + stands - body) * held * 0.9
  }
}

function stain(
  colour: Float32Array,
  at: number,
  held: number,
  { from, to, streak }: Pull,
  place: number,
  level: number,
  below: number,
) {
  for (let channel = 0; channel < 3; channel += 1) {
    const old = colour[at + channel] ?? 0
    const [first = 0, second = 0] = [from[channel], to[channel]]
    const own = first + (second - first) * place + (channel === 0 ? (level - 0.5) * streak : 0)
    colour[at + channel] = old + (own - old) * held * (1 - below)
  }
}

/** Light from the upper left: shade on the body of the paint and a little varnish. Three bytes a pixel. */
export function lightBoard(
  { width, height, colour, body }: Board,
  relief: number,
  gloss: number,
): Uint8Array {
  const bytes = new Uint8Array(width * height * 3)
  const [lx, ly, lz] = [-0.5433, -0.6421, 0.5433]
  const [hx, hy, hz] = [-0.3094, -0.3657, 0.8778]
  const still = hz ** 32
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const slopeX = ((body[x < width - 1 ? at + 1 : at] ?? 0) - (body[x > 0 ? at - 1 : at] ?? 0)) * relief
      const slopeY =
        ((body[y < height - 1 ? at + width : at] ?? 0) - (body[y > 0 ? at - width : at] ?? 0)) * relief
      const flat = 1 / Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1)
      const facing = clamp(((-slopeX * lx - slopeY * ly + lz) * flat) / lz, 0.25, 1.9)
      const shine = Math.max(0, (-slopeX * hx - slopeY * hy + hz) * flat) ** 32 - still
      const shade = 1 + (facing - 1) * 0.6
      const ink = lightOfLab(colour[at * 3] ?? 0, colour[at * 3 + 1] ?? 0, colour[at * 3 + 2] ?? 0)
      for (let channel = 0; channel < 3; channel += 1) {
        bytes[at * 3 + channel] = toByte((ink[channel] ?? 0) * shade + gloss * Math.max(0, shine))
      }
    }
  }
  return bytes
}
