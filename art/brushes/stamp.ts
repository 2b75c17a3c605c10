import type { StampPaint } from '../../site/brushes/brush.ts'
import { seedRandom } from '../paint/random.ts'
import { listDrips } from './drips.ts'
import { makeFilm, printStamp } from './film.ts'
import type { Touch } from './gestures.ts'
import { layFilm } from './lay-film.ts'
import { toLab } from './light.ts'
import { listStamps } from './prints.ts'
import type { Sheet } from './sheet.ts'
import { drawMasks } from './tips.ts'
import { layWash } from './wash.ts'

/** Paints touches with a brush that prints. Each is a film of its own, so that glazes show where they cross. */
export function paintStamps(sheet: Sheet, touches: readonly Touch[], paint: StampPaint, seed: number): void {
  const random = seedRandom(seed * 131 + 7)
  const masks = drawMasks(paint.tip, paint.steady === true)
  const drop = paint.drip ? drawMasks({ shape: 'round', hard: 0.8 }, true)[0] : undefined
  const accent = paint.accent && toLab(paint.accent)
  const apart = paint.ink === 'glaze'
  const film = makeFilm(sheet.width, sheet.height)
  for (const touch of touches) {
    const stamps = listStamps(touch, paint, sheet, random)
    for (const stamp of stamps) {
      const mask = masks[Math.floor(stamp.chance * masks.length)]
      if (mask) printStamp(film, stamp, mask, paint, accent)
    }
    if (drop)
      for (const run of listDrips(stamps, paint, random)) printStamp(film, run, drop, paint, undefined)
    if (apart) {
      layFilm(sheet, film, paint)
      film.cover.fill(0)
    }
  }
  if (paint.wet) layWash(sheet, film, paint, paint.wet, seed)
  else if (!apart) layFilm(sheet, film, paint)
}
