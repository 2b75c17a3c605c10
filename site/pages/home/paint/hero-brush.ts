import type { Locale } from '../../../../contract/locale.ts'
import type { BodyPaint } from '../../../brushes/brush.ts'
import { oils } from '../../../brushes/oils.ts'

const id = 'loaded-filbert'

/** The library brush of the hero; the pots have its pigments. */
export type Filbert = Omit<BodyPaint, 'load' | 'under' | 'over'>

export interface HeroBrush {
  readonly name: string
  readonly paint: Filbert
}

/** Server-only: the loader sends one brush of the library. */
export function pickHeroBrush(locale: Locale): HeroBrush {
  const brush = oils.brushes.find(each => each.id === id)
  if (!brush || !('hairs' in brush.paint))
    throw new RangeError(`The library has no brush ${id} for thick paint`)
  const { size, body, gloss, cover, dry, ragged, streak, hairs, edge, taper } = brush.paint
  return {
    name: brush.name[locale],
    paint: { size, body, gloss, cover, dry, ragged, streak, hairs, edge, ...(taper && { taper }) },
  }
}
