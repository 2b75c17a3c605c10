import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { everyLocale } from '../contract/locale.ts'
import { appPictures } from './apps/entries.ts'
import { brushSpecimens, colourPictures } from './brushes/entries.ts'
import { flat } from './catalogue/flat.ts'
import { paintings } from './catalogue/paintings.ts'
import { withBrowser } from './devices/browser.ts'
import { photograph } from './devices/camera.ts'
import type { PictureEntry } from './entry.ts'
import { place, writeWhole } from './files.ts'
import { covers as flatCovers } from './flat/entries.ts'
import { heroes } from './heroes/entries.ts'
import { lit } from './lit/entries.ts'
import { places } from './places/entries.ts'
import { covers as watercolours } from './watercolour/entries.ts'

interface Sheet {
  readonly name: string
  readonly title: string
  readonly columns: number
  /** Width by height of a picture's place. */
  readonly shape: string
  readonly entries: readonly PictureEntry[]
}

const own = (entries: readonly PictureEntry[]) =>
  entries.filter(({ id }) => !everyLocale.some(locale => id.endsWith(`-${locale}`)))

const sheets: readonly Sheet[] = [
  {
    name: 'paintings',
    title: 'Paintings',
    columns: 4,
    shape: '8 / 5',
    entries: [...paintings, ...places, ...heroes],
  },
  {
    name: 'covers',
    title: 'Flat and watercolour',
    columns: 6,
    shape: '4 / 5',
    entries: [...flat, ...flatCovers, ...watercolours],
  },
  {
    name: 'apps',
    title: 'The apps',
    columns: 4,
    shape: '4 / 3',
    entries: [...own(appPictures), ...lit, ...colourPictures],
  },
  { name: 'brushes', title: 'Brushes', columns: 8, shape: '7 / 2', entries: brushSpecimens },
]

const width = 1600

/** Lays the whole collection out on a few sheets in `docs/art`. */
export async function writeContactSheets(): Promise<void> {
  await withBrowser(async browser => {
    for (const sheet of sheets) {
      const cell = (width - 96) / sheet.columns
      const [across = 1, down = 1] = sheet.shape.split(' / ').map(Number)
      const rows = Math.ceil(sheet.entries.length / sheet.columns)
      const height = Math.ceil(150 + rows * ((cell - 16) * (down / across) + 39))
      const html = await compose(sheet, Math.round(cell * 1.2))
      const png = await photograph(browser, { html, width, height, scale: 1, locale: 'en' })
      const bytes = await sharp(png)
        .flatten({ background: '#f2ebe0' })
        .jpeg({ quality: 78, mozjpeg: true })
        .toBuffer()
      await writeWhole(place('docs/art', `${sheet.name}.jpg`), bytes)
    }
  })
}

async function compose({ title, columns, shape, entries }: Sheet, pixels: number): Promise<string> {
  const figures = await Promise.all(
    entries.map(async ({ id, master, alpha }) => {
      const fit = alpha ? 'contain' : 'cover'
      return `<figure><img style="object-fit:${fit}" src="${await shrink(master, pixels)}"><figcaption>${id.replace(/^brush-/, '')}</figcaption></figure>`
    }),
  )
  return `<style>
body { margin: 0; padding: 48px; background: #f2ebe0; color: #1b1e33; font: 13px Figtree, sans-serif }
h1 { margin: 0 0 28px; font: 400 44px Fraunces, serif }
main { display: grid; grid-template-columns: repeat(${columns}, minmax(0, 1fr)); gap: 16px }
figure { margin: 0 } img { display: block; width: 100%; aspect-ratio: ${shape} }
figcaption { margin-top: 5px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis }
</style><h1>${title}</h1><main>${figures.join('')}</main>`
}

async function shrink(master: string, pixels: number): Promise<string> {
  const bytes = await readFile(place('art/masters', master))
  const small = await sharp(bytes).resize({ width: pixels }).webp({ quality: 82 }).toBuffer()
  return `data:image/webp;base64,${small.toString('base64')}`
}
