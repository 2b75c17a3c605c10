import type { PictureId } from '../../site/pictures/manifest.ts'

/** One file of the press kit, in `public/press`. */
interface PressFile {
  /** File name; the site serves it as `/press/{file}`. */
  readonly file: string
  readonly kind: 'icon' | 'wordmark' | 'screenshot'
  readonly product: 'procreate' | 'pocket' | 'dreams'
  /** The background of the drawing: its own sheet, none, or none and meant for a light or a dark page. */
  readonly ground: 'sheet' | 'none' | 'for light' | 'for dark'
  /** Pixels; an SVG has the size of its sheet. */
  readonly size: readonly [width: number, height: number]
}

export const products = ['procreate', 'pocket', 'dreams'] as const

/** Width of the wordmarks' sheets in units of 64 to the height, and in pixels of 400. */
const wordmarkWidths = { procreate: [249, 1556], pocket: [197, 1231], dreams: [211, 1319] } as const

export const pressKit: readonly PressFile[] = [
  ...products.flatMap((product): PressFile[] => [
    { file: `${product}-icon-1024.png`, kind: 'icon', product, ground: 'sheet', size: [1024, 1024] },
    { file: `${product}-icon.svg`, kind: 'icon', product, ground: 'sheet', size: [64, 64] },
    { file: `${product}-icon-bare-1024.png`, kind: 'icon', product, ground: 'none', size: [1024, 1024] },
    { file: `${product}-icon-bare.svg`, kind: 'icon', product, ground: 'none', size: [64, 64] },
  ]),
  ...products.flatMap(product => [
    ...wordmark(product, 'ink', 'for light'),
    ...wordmark(product, 'paper', 'for dark'),
  ]),
  shot('procreate', 2160, 1458),
  shot('pocket', 960, 2000),
  shot('dreams', 2160, 1458),
]

function wordmark(product: PressFile['product'], ink: string, ground: PressFile['ground']): PressFile[] {
  const [units, pixels] = wordmarkWidths[product]
  const entry = { kind: 'wordmark', product, ground } as const
  return [
    { ...entry, file: `${product}-wordmark-${ink}.svg`, size: [units, 64] },
    { ...entry, file: `${product}-wordmark-${ink}.png`, size: [pixels, 400] },
  ]
}

function shot(product: PressFile['product'], width: number, height: number): PressFile {
  return {
    file: `${product}-screenshot.png`,
    kind: 'screenshot',
    product,
    ground: 'none',
    size: [width, height],
  }
}

/** What is drawn anew for print, as TIFF of `printPixels` on its longer side: screens, and paintings that are drawn in outlines. */
export const printPixels = 4000
export const printScreens = { procreate: 'tablet', pocket: 'phone', dreams: 'dreams-stage' } as const
export const printPaintings = ['harbour', 'cover-wave'] as const satisfies readonly PictureId[]

/** Paintings of the collection that the press may show. */
export const pressPaintings = [
  'coast',
  'portrait',
  'aurora',
  'flowering-gum',
  'harbour',
  'still',
  'cover-wave',
] as const satisfies readonly PictureId[]
