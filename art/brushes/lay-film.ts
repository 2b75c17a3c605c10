import type { StampPaint } from '../../site/brushes/brush.ts'
import { markMotif } from '../../site/brushes/engine/motifs.ts'
import { makeScreen } from '../../site/brushes/engine/screens.ts'
import { catchPaint } from '../../site/brushes/engine/teeth.ts'
import { lightOfLab } from '../paint/colour.ts'
import { mix } from '../paint/noise.ts'
import type { Film } from './film.ts'
import { toLab } from './light.ts'
import type { Sheet } from './sheet.ts'
import { mapTooth } from './tooth.ts'

/** Lays a dry film on the sheet: tooth, screen and motif decide where it holds. */
export function layFilm(sheet: Sheet, film: Film, paint: StampPaint): void {
  const { width, cover, colour } = film
  const tooth = paint.tooth && mapTooth(paint.tooth.kind, width, film.height)
  const screen = paint.screen && makeScreen(paint.screen, 1)
  const ends = [toLab(paint.load[0]), toLab(paint.load[1])] as const
  for (let at = 0; at < cover.length; at += 1) {
    const printed = cover[at] ?? 0
    if (printed < 0.003) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    let held = printed
    let [lightness, a, b] = [colour[at * 3] ?? 0, colour[at * 3 + 1] ?? 0, colour[at * 3 + 2] ?? 0]
    if (tooth && paint.tooth) held = catchPaint(printed, tooth[at] ?? 0, paint.tooth.depth)
    if (screen) held = screen(printed, x, y)
    if (paint.motif) {
      const [marked, place] = markMotif(x, y, paint.motif.kind, paint.motif.pitch)
      held *= marked
      lightness = mix(ends[0][0], ends[1][0], place)
      a = mix(ends[0][1], ends[1][1], place)
      b = mix(ends[0][2], ends[1][2], place)
    }
    held *= paint.opacity ?? 1
    if (held > 0.002) lay(sheet.light, at * 3, held, lightOfLab(lightness, a, b), paint)
  }
}

function lay(
  light: Float32Array,
  at: number,
  held: number,
  ink: readonly [number, number, number],
  { ink: kind = 'cover', core = 0 }: StampPaint,
): void {
  for (let channel = 0; channel < 3; channel += 1) {
    const under = light[at + channel] ?? 0
    const own = Math.max(0, ink[channel] ?? 0)
    if (kind === 'cover') light[at + channel] = under + (own - under) * held
    else if (kind === 'glaze') light[at + channel] = under * (1 + (own - 1) * held)
    else light[at + channel] = under + own * held + core * held ** 4
  }
}
