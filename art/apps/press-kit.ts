import type { PictureId } from '../../site/pictures/manifest.ts'

/** One file of the press kit, in `public/press`. */
export interface PressFile {
  /** File name; the site serves it as `/press/{file}`. */
  readonly file: string
  readonly kind: 'icon' | 'wordmark' | 'screenshot'
  readonly product: 'procreate' | 'pocket' | 'dreams'
  /** What the drawing stands on: its own sheet, nothing, or nothing and meant for a light or a dark page. */
  readonly ground: 'sheet' | 'none' | 'for light' | 'for dark'
  /** Pixels; an SVG has the size of its sheet. */
  readonly size: readonly [width: number, height: number]
}

const products = ['procreate', 'pocket', 'dreams'] as const
const wordmark = { kind: 'wordmark', product: 'procreate' } as const

export const pressKit: readonly PressFile[] = [
  ...products.flatMap((product): PressFile[] => [
    { file: `${product}-icon-1024.png`, kind: 'icon', product, ground: 'sheet', size: [1024, 1024] },
    { file: `${product}-icon-bare-1024.png`, kind: 'icon', product, ground: 'none', size: [1024, 1024] },
  ]),
  { ...wordmark, file: 'procreate-wordmark-ink.svg', ground: 'for light', size: [249, 64] },
  { ...wordmark, file: 'procreate-wordmark-ink.png', ground: 'for light', size: [1556, 400] },
  { ...wordmark, file: 'procreate-wordmark-paper.svg', ground: 'for dark', size: [249, 64] },
  { ...wordmark, file: 'procreate-wordmark-paper.png', ground: 'for dark', size: [1556, 400] },
  shot('procreate', 2160, 1458),
  shot('pocket', 960, 2000),
  shot('dreams', 2160, 1458),
]

function shot(product: PressFile['product'], width: number, height: number): PressFile {
  return {
    file: `${product}-screenshot.png`,
    kind: 'screenshot',
    product,
    ground: 'none',
    size: [width, height],
  }
}

/** Paintings of the collection that the press may show. */
export const pressPaintings = [
  'coast',
  'portrait',
  'aurora',
  'flowering-gum',
  'harbour',
  'still',
] as const satisfies readonly PictureId[]
