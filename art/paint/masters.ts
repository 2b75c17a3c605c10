import sharp from 'sharp'
import { photographDevices } from '../devices/photograph.ts'
import { place, writeWhole } from '../files.ts'
import { type Load, paintEdge, type Rgb } from './edge.ts'
import { paintOilStroke } from './oil-stroke.ts'

const paper: Rgb = [0xf2, 0xeb, 0xe0]
const edge = { width: 2000, height: 236, seed: 19 }

/** Paints the masters that are made by code of this project alone; takes a minute, most of it for the devices. */
export async function paintMasters(): Promise<void> {
  const { width, height, seed } = edge
  await write('edge-coast.webp', width, height, paintEdge(width, height, seed, paper, await loadFromCoast()))
  await write('stroke-filbert.webp', 2000, 620, paintLooseStroke(2000, 620))
  await photographDevices()
}

/** The brush takes up the sea along the lower rim of the coast, so that it carries on what it ends. */
async function loadFromCoast(): Promise<Load> {
  const master = sharp(place('art/masters/coast.avif')).resize(edge.width)
  const { data, info } = await master.raw().toBuffer({ resolveWithObject: true })
  return (x, row) => {
    const column = Math.min(info.width - 1, Math.max(0, Math.round(x)))
    const at = (Math.round(info.height * (0.83 + 0.14 * row)) * info.width + column) * info.channels
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  }
}

function paintLooseStroke(width: number, height: number): Uint8Array {
  return paintOilStroke({
    width,
    height,
    seed: 5,
    way: t => [0.09 + 0.82 * t, 0.5 + 0.27 * Math.sin(t * 6.2 - 0.6) * (1 - 0.25 * t) - 0.02 * t],
    reach: t => 84 * (0.62 + 0.5 * Math.sin(Math.PI * Math.min(1, t * 1.1 + 0.08)) ** 0.8) * (1 - 0.2 * t),
    load: ['#f7d987', '#eda13c', '#e8793c', '#e2553a', '#d5432b', '#f0a24a', '#a82c2a'],
  })
}

async function write(name: string, width: number, height: number, pixels: Uint8Array): Promise<void> {
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } })
  await writeWhole(place('art/masters', name), await picture.webp({ lossless: true, effort: 6 }).toBuffer())
}
