import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import { cleanUploadFolder, place, writeWhole } from '../files.ts'
import {
  drawBareDreams,
  drawBarePocket,
  drawBareProcreate,
  drawDreams,
  drawPocket,
  drawProcreate,
} from '../marks/badges.ts'
import { rasterise, rasteriseHigh } from '../marks/rasterise.ts'
import { drawWordmark } from '../marks/wordmark.ts'
import { pressKit, products } from './press-kit.ts'
import { writePressManifest } from './press-manifest.ts'
import { printFiles, writePrintFiles } from './print-files.ts'

const folder = 'public/press'
const most = 6 * 1024 * 1024

const icons = {
  procreate: [drawProcreate('square'), drawBareProcreate()],
  pocket: [drawPocket('square'), drawBarePocket()],
  dreams: [drawDreams('square'), drawBareDreams()],
} as const

const masters = { procreate: 'tablet.avif', pocket: 'phone.avif', dreams: 'dreams-stage.avif' } as const

/** Writes every file of the press kit, and what the site knows of them; throws if a size is not as listed, or those for screens are more than 6 MB. */
export async function writePressKit(): Promise<void> {
  for (const [product, [sheet, bare]] of Object.entries(icons)) {
    await write(`${product}-icon-1024.png`, await rasterise(sheet, 1024))
    await write(`${product}-icon-bare-1024.png`, await rasterise(bare, 1024))
    await write(`${product}-icon.svg`, sheet)
    await write(`${product}-icon-bare.svg`, bare)
  }
  for (const [name, ink] of [
    ['ink', '#1b1e33'],
    ['paper', '#f2ebe0'],
  ] as const) {
    for (const product of products) {
      const svg = await drawWordmark(ink, product)
      await write(`${product}-wordmark-${name}.svg`, svg)
      await write(`${product}-wordmark-${name}.png`, await rasteriseHigh(svg, 400))
    }
  }
  for (const [product, master] of Object.entries(masters)) {
    const shot = sharp(place('art/masters', master))
    await write(
      `${product}-screenshot.png`,
      await shot.png({ palette: true, quality: 92, effort: 8 }).toBuffer(),
    )
  }
  await writePrintFiles()
  const names = [...pressKit.map(({ file }) => file), ...printFiles.screens, ...printFiles.paintings]
  await cleanUploadFolder(place(folder), new Set(names))
  await check()
  await writePressManifest()
}

const write = (name: string, bytes: string | Uint8Array) => writeWhole(place(folder, name), bytes)

async function check(): Promise<void> {
  let sum = 0
  for (const { file, size } of pressKit) {
    sum += (await stat(place(folder, file))).size
    const { width, height } = await sharp(place(folder, file)).metadata()
    if (width !== size[0] || height !== size[1]) {
      throw new Error(`${file} is ${width} × ${height}, but art/apps/press-kit.ts says ${size.join(' × ')}`)
    }
  }
  if (sum > most) throw new Error(`The press kit weighs ${(sum / 1e6).toFixed(1)} MB, more than 6 MiB`)
}
