import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { place } from '../files.ts'
import type { Work } from '../work.ts'
import { type Load, paintEdge, type Rgb } from './edge.ts'
import { paintOilStroke } from './oil-stroke.ts'

const paper: Rgb = [0xf2, 0xeb, 0xe0]
const edgeSize = [2000, 236] as const
const strokeSize = [2000, 620] as const

const edgeOfCoast: Work = {
  master: 'edge-coast.webp',
  seed: 19,
  size: edgeSize,
  from: ['paint/works.ts', 'masters/coast.avif'],
  async paint() {
    const load = await loadFromCoast()
    return keep(paintEdge(...edgeSize, edgeOfCoast.seed, paper, load), edgeSize)
  },
}

const looseStroke: Work = {
  master: 'stroke-filbert.webp',
  seed: 5,
  size: strokeSize,
  from: ['paint/works.ts'],
  paint: async () => keep(paintLooseStroke(...strokeSize, looseStroke.seed), strokeSize),
}

/** Single strokes, and the ragged lower edge of the coast. */
export const works: readonly Work[] = [edgeOfCoast, looseStroke]

/** The brush takes up the sea along the lower rim of the coast, so that it carries on what it ends. */
async function loadFromCoast(): Promise<Load> {
  const master = sharp(await readFile(place('art/masters/coast.avif'))).resize(edgeSize[0])
  const { data, info } = await master.raw().toBuffer({ resolveWithObject: true })
  return (x, row) => {
    const column = Math.min(info.width - 1, Math.max(0, Math.round(x)))
    const at = (Math.round(info.height * (0.83 + 0.14 * row)) * info.width + column) * info.channels
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  }
}

function paintLooseStroke(width: number, height: number, seed: number): Uint8Array {
  return paintOilStroke({
    width,
    height,
    seed,
    way: t => [0.09 + 0.82 * t, 0.5 + 0.27 * Math.sin(t * 6.2 - 0.6) * (1 - 0.25 * t) - 0.02 * t],
    reach: t => 84 * (0.62 + 0.5 * Math.sin(Math.PI * Math.min(1, t * 1.1 + 0.08)) ** 0.8) * (1 - 0.2 * t),
    load: ['#f7d987', '#eda13c', '#e8793c', '#e2553a', '#d5432b', '#f0a24a', '#a82c2a'],
  })
}

function keep(pixels: Uint8Array, [width, height]: readonly [number, number]): Promise<Uint8Array> {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer()
}
