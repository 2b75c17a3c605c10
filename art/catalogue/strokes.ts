import type { PictureEntry } from '../entry.ts'
import { coast, decoration, from, pigment } from './series.ts'

/** Single strokes, and what is made of them. */
export const strokes: readonly PictureEntry[] = [
  {
    id: 'wheel',
    master: 'wheel.avif',
    origin: from(pigment, 8),
    widths: [480, 680, 960, 1440],
    alt: {
      en: 'A color wheel of a hundred and twenty painted dabs in five rings: earth colors at the rim, clear hues between, pale tints toward a white center smeared with the knife. Bare paper shows where the strokes ran dry.',
      cn: '一百二十笔颜料排成五圈的色轮：外圈是泥土的颜色，中间色相鲜明，越往里越淡，中心是刮刀抹开的白。笔触干枯的地方露出纸底。',
      jp: '百二十の筆あとを五重に並べた色相環。縁は土の色、中ほどは澄んだ色、内へ行くほど淡くなり、中心はナイフでのばした白。かすれたところから紙の地がのぞく。',
    },
  },
  {
    id: 'edge-coast',
    master: 'edge-coast.webp',
    origin: from(coast, 19),
    widths: [960, 1440, 2000],
    alpha: true,
    quality: 40,
    alt: decoration,
    crops: [{ name: 'phone', box: [0.3775, 0, 0.4, 1], widths: [480, 800] }],
  },
  {
    id: 'stroke-filbert',
    master: 'stroke-filbert.webp',
    origin: from(pigment, 5),
    widths: [480, 960, 1440],
    alpha: true,
    quality: 50,
    alt: decoration,
  },
]
