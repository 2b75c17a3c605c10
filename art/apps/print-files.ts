import sharp from 'sharp'
import { withBrowser } from '../devices/browser.ts'
import { place, writeWhole } from '../files.ts'
import { type Plate, photographPlate } from '../flat/plate.ts'
import { harbour } from '../flat/plates/harbour.ts'
import { wave } from '../flat/plates/wave.ts'
import { printPaintings, printPixels, printScreens } from './press-kit.ts'
import { photographScreen } from './works.ts'

const plates: Readonly<Record<(typeof printPaintings)[number], Plate>> = { harbour, 'cover-wave': wave }
/** Pixels of an inch of paper. */
const density = 300

/** The names of the files for print in `public/press`. */
export const printFiles = {
  screens: Object.keys(printScreens).map(product => `${product}-screenshot-${printPixels}.tiff`),
  paintings: printPaintings.map(id => `painting-${id}-${printPixels}.tiff`),
}

/** Draws the screens and paintings at the size of print, and writes them. Throws if one has another size. */
export const writePrintFiles = (): Promise<void> =>
  withBrowser(async browser => {
    for (const [product, screen] of Object.entries(printScreens))
      await write(
        `${product}-screenshot-${printPixels}.tiff`,
        await photographScreen(browser, screen, printPixels),
      )
    for (const id of printPaintings) {
      const scale = printPixels / 1600
      await write(
        `painting-${id}-${printPixels}.tiff`,
        await photographPlate(plates[id], { browser: async () => browser }, scale),
      )
    }
  })

/** A TIFF in sRGB on white, compressed as JPEG: what layout programs open, at a fifth of what is kept without loss. */
async function write(name: string, png: Uint8Array): Promise<void> {
  const { data, info } = await sharp(png)
    .flatten({ background: '#ffffff' })
    .withIccProfile('srgb')
    .withMetadata({ density })
    .tiff({ compression: 'jpeg', quality: 88, xres: density / 25.4, yres: density / 25.4 })
    .toBuffer({ resolveWithObject: true })
  if (Math.max(info.width, info.height) !== printPixels)
    throw new Error(`${name} is ${info.width} × ${info.height}, not ${printPixels} on its longer side`)
  await writeWhole(place('public/press', name), data)
}
