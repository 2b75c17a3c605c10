import sharp from 'sharp'
import { place, writeWhole } from '../files.ts'
import {
  drawAdaptiveIcon,
  drawDreams,
  drawMarkHill,
  drawMarkLight,
  drawPocket,
  drawProcreate,
  drawSmallProcreate,
} from './badges.ts'

/** Writes the marks, the badges and every icon that browsers and home screens ask for. */
export async function drawIcons(): Promise<void> {
  await writeWhole(place('public/marks/mark-hill.svg'), drawMarkHill())
  await writeWhole(place('public/marks/mark-light.svg'), drawMarkLight())
  await writeWhole(place('public/marks/procreate.svg'), drawProcreate())
  await writeWhole(place('public/marks/pocket.svg'), drawPocket())
  await writeWhole(place('public/marks/dreams.svg'), drawDreams())
  await writeWhole(place('public/icons/icon.svg'), drawAdaptiveIcon())
  await writeWhole(place('public/icons/icon-192.png'), await rasterise(drawProcreate(), 192))
  await writeWhole(place('public/icons/icon-512.png'), await rasterise(drawProcreate(), 512))
  await writeWhole(place('public/icons/maskable-512.png'), await rasterise(drawProcreate('maskable'), 512))
  await writeWhole(place('public/icons/apple-touch-icon.png'), await rasterise(drawProcreate('square'), 180))
  const small = await rasterise(drawSmallProcreate(), 16)
  const large = await rasterise(drawProcreate(), 32)
  await writeWhole(place('public/favicon.ico'), packIcons([small, large]))
}

/** Draws an SVG of 64 units at its final size, without an enlargement in between. */
function rasterise(svg: string, size: number): Promise<Buffer> {
  const density = (72 * size) / 64
  return sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

/** Packs square PNGs of up to 255 pixels into one .ico: six bytes of head, sixteen a picture, then the pictures. */
function packIcons(pictures: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach((picture, index) => {
    const entry = 6 + 16 * index
    const size = picture.readUInt32BE(16)
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(picture.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += picture.length
  })
  return Buffer.concat([head, ...pictures])
}
