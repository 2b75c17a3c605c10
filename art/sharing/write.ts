import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { everyLocale, type Locale } from '../../contract/locale.ts'
import { withBrowser } from '../devices/browser.ts'
import { photograph } from '../devices/camera.ts'
import { cleanUploadFolder, place, writeWhole } from '../files.ts'
import { drawWordmark } from '../marks/wordmark.ts'
import { paintOilStroke } from '../paint/oil-stroke.ts'
import { composeSheets, type Sheet } from './compose.ts'
import { type Ground, grounds } from './grounds.ts'
import { writeList } from './list.ts'
import { nameFile, type SharingPage, sharingPages } from './pages.ts'

const most = 90 * 1024

/** Sheets in one photograph: a page of its own for each would take ten times as long. */
const together = 8

/** Composes the pictures for sharing of every page and language into `public/sharing`, and lists them for the site. */
export async function writeSharingPictures(tell: (line: string) => void): Promise<void> {
  const names = new Set(sharingPages.map(page => `${nameFile(page.path)}.jpg`))
  await withBrowser(async browser => {
    for (const locale of everyLocale) {
      for (let first = 0; first < sharingPages.length; first += together) {
        const pages = sharingPages.slice(first, first + together)
        const pngs = await shootSheets(browser, pages, locale)
        for (const [index, page] of pages.entries()) {
          const png = pngs[index]
          if (!png) throw new Error(`No picture was taken of ${page.path}`)
          await writeWhole(place('public/sharing', locale, `${nameFile(page.path)}.jpg`), await encode(png))
        }
      }
      await cleanUploadFolder(place('public/sharing', locale), names)
      tell(`${sharingPages.length} pictures for sharing, ${locale}`)
    }
  })
  await writeList(sharingPages)
}

/** Pictures for sharing of some pages, as PNGs. */
export async function shootSheets(
  browser: Browser,
  pages: readonly SharingPage[],
  locale: Locale,
): Promise<Buffer[]> {
  const [width, height] = [1200, 630]
  const sheets = await Promise.all(pages.map(page => describeSheet(page, locale)))
  const html = composeSheets(sheets)
  const all = await photograph(browser, { html, width, height: height * pages.length, scale: 1, locale })
  const cuts = pages.map((_, index) => ({ left: 0, top: index * height, width, height }))
  return Promise.all(cuts.map(cut => sharp(all).extract(cut).png({ compressionLevel: 1 }).toBuffer()))
}

async function describeSheet(page: SharingPage, locale: Locale): Promise<Sheet> {
  const ground = grounds[page.ground]
  return {
    ground,
    art: await fetchArt(ground),
    wordmark: await drawWordmark(ground.ink),
    kicker: page.kicker?.[locale] ?? '',
    title: page.title[locale],
    locale,
  }
}

const arts = new Map<Ground, Promise<string>>()

function fetchArt(ground: Ground): Promise<string> {
  const known = arts.get(ground)
  if (known) return known
  const art = makeArt(ground)
  arts.set(ground, art)
  return art
}

async function makeArt({ picture, load = [] }: Ground): Promise<string> {
  if (!picture) return `data:image/png;base64,${(await paintStroke(load)).toString('base64')}`
  const art = sharp(await readFile(place('art/masters', picture.master))).resize({ width: 1040 })
  const { hasAlpha } = await art.metadata()
  const bytes = await (hasAlpha ? art.png() : art.jpeg({ quality: 94 })).toBuffer()
  return `data:image/${hasAlpha ? 'png' : 'jpeg'};base64,${bytes.toString('base64')}`
}

function paintStroke(load: readonly string[]): Promise<Buffer> {
  const [width, height] = [1500, 480]
  const stroke = paintOilStroke({
    width,
    height,
    seed: 23,
    way: t => [0.06 + 0.88 * t, 0.52 + 0.2 * Math.sin(t * 5.4 - 0.5) * (1 - 0.3 * t)],
    reach: t => 74 * (0.62 + 0.46 * Math.sin(Math.PI * Math.min(1, t * 1.1 + 0.08))) * (1 - 0.18 * t),
    load,
  })
  return sharp(stroke, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

/** As good as it can be within the limit that shares quickly. */
async function encode(png: Buffer): Promise<Buffer> {
  for (const quality of [84, 76, 68, 60, 50]) {
    const jpeg = await sharp(png).flatten().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= most) return jpeg
  }
  throw new Error('A picture for sharing does not fit into 90 KB')
}
