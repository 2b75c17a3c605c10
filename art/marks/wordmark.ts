import { readFile } from 'node:fs/promises'
import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { place } from '../files.ts'
import { drawMarkHill, drawMarkLight, drawMarkLine } from './badges.ts'

const source = 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'

/** As the headings of the site: high contrast, two thirds soft. */
const variationAxes = { wght: 600, opsz: 144, SOFT: 65, WONK: 0 }

interface Outline {
  /** SVG path data; the baseline is y = 0, y grows downwards. */
  d: string
  width: number
}

/** Outlines a word in the display face, `size` units to the em, letters a little tight. */
async function outlineWord(word: string, size: number): Promise<Outline> {
  const cut = await subsetFont(await readFile(place(source)), word, {
    targetFormat: 'truetype',
    variationAxes,
  })
  const face = new Face(new Blob(new Uint8Array(cut)))
  const font = new Font(face)
  const text = new TextBuffer()
  text.addText(word)
  text.guessSegmentProperties()
  shape(font, text)
  const scale = size / face.upem
  const tight = -0.012 * size
  let x = 0
  const paths = text.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
    const path = movePath(font.glyphToPath(codepoint), scale, x + xOffset * scale)
    x += xAdvance * scale + tight
    return path
  })
  return { d: paths.join(''), width: x - tight }
}

/** Scales a glyph, turns it the right way up and moves it along the line; two digits are enough. */
function movePath(d: string, scale: number, x: number): string {
  return d.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, numbers: string) => {
    const values = numbers.split(/[ ,]+/).filter(Boolean).map(Number)
    const moved = values.map((value, index) =>
      (index % 2 ? -value * scale : value * scale + x).toFixed(2).replace(/\.?0+$/, ''),
    )
    return command + moved.join(' ')
  })
}

type Product = 'procreate' | 'pocket' | 'dreams'

/** The accent of a mark, the same on light and on dark pages. */
const accents: Readonly<Record<Product, string>> = {
  procreate: '#d8472f',
  pocket: '#f0a04b',
  dreams: '#dd4d33',
}

/** The name of an app beside its mark, 64 units high: `ink` for all but the accent of the mark. */
export async function drawWordmark(ink: string, product: Product = 'procreate'): Promise<string> {
  const word = await outlineWord(product, 46)
  const width = Math.ceil(74 + word.width)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 64"><title>${product}</title><g transform="translate(-1 -3)">${drawMark(ink, product)}</g><path fill="${ink}" d="${word.d}" transform="translate(70 45)"/></svg>\n`
}

/** The hill with its light in the accent; the moving line of dreams is the accent. */
function drawMark(ink: string, product: Product): string {
  const path = (svg: string) => /<path.*\/>/s.exec(svg)?.[0] ?? ''
  const accent = accents[product]
  if (product === 'dreams')
    return `<g transform="translate(0 3)"><g fill="${accent}">${path(drawMarkLine())}</g></g>`
  return `<g transform="translate(0 3)"><g fill="${ink}">${path(drawMarkHill())}</g><g fill="${accent}">${path(drawMarkLight())}</g></g>`
}
