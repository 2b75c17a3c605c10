import { acrylics } from './acrylics.ts'
import { airbrush } from './airbrush.ts'
import type { BrushSet } from './brush.ts'
import { calligraphy } from './calligraphy.ts'
import { charcoal } from './charcoal.ts'
import { clouds } from './clouds.ts'
import { florals } from './florals.ts'
import { foliage } from './foliage.ts'
import { gouache } from './gouache.ts'
import { halftone } from './halftone.ts'
import { inks } from './inks.ts'
import { light } from './light.ts'
import { markers } from './markers.ts'
import { oils } from './oils.ts'
import { pastels } from './pastels.ts'
import { patterns } from './patterns.ts'
import { pencils } from './pencils.ts'
import { sprayPaint } from './spray-paint.ts'
import { watercolour } from './watercolour.ts'

/** Brush sets in the order of the brush library. */
export const brushSets: readonly BrushSet[] = [
  pencils,
  charcoal,
  pastels,
  inks,
  calligraphy,
  markers,
  watercolour,
  gouache,
  acrylics,
  oils,
  airbrush,
  sprayPaint,
  foliage,
  florals,
  clouds,
  light,
  halftone,
  patterns,
]
