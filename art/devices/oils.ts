import sharp from 'sharp'
import { type OilStroke, paintOilStroke } from '../paint/oil-stroke.ts'

/** A brush of the oil set, as its drawer shows it. */
interface Oil {
  id: string
  reach: number
  load: readonly string[]
  coarse: number
  dry: number
}

const oils: readonly Oil[] = [
  {
    id: 'loaded-filbert',
    reach: 38,
    load: ['#f3c65c', '#eda13c', '#e2553a', '#c8402a'],
    coarse: 1,
    dry: 0.3,
  },
  {
    id: 'hog-bristle',
    reach: 42,
    load: ['#9fd6d6', '#4ba0b8', '#1f5f8f', '#27489a'],
    coarse: 1.5,
    dry: 0.52,
  },
  {
    id: 'broad-flat',
    reach: 54,
    load: ['#f0a25a', '#e2683c', '#e2683c', '#2f8f87'],
    coarse: 0.9,
    dry: 0.24,
  },
  { id: 'old-fan', reach: 46, load: ['#67c4a4', '#0f6f6a', '#0c4d55'], coarse: 2.2, dry: 0.8 },
  { id: 'rigger', reach: 11, load: ['#27305c', '#1b1e33'], coarse: 0.5, dry: 0.5 },
  {
    id: 'palette-knife',
    reach: 50,
    load: ['#e58fb5', '#8a5fb0', '#5a3f8f', '#f6e9d6'],
    coarse: 3.4,
    dry: 0.4,
  },
  { id: 'soft-sable', reach: 30, load: ['#b7b25a', '#5d8a4f', '#2f6b4f'], coarse: 0.5, dry: 0.12 },
  { id: 'house-painter', reach: 60, load: ['#f6e9d6', '#d9b98f', '#b4764f'], coarse: 1.8, dry: 0.66 },
]

/** Paints a stroke of every oil brush: its id and a PNG of 560 × 150 as a data URL. */
export function paintOils(): Promise<{ id: string; src: string }[]> {
  return Promise.all(oils.map(async (oil, index) => ({ id: oil.id, src: await paint(oil, 40 + index) })))
}

async function paint(oil: Oil, seed: number): Promise<string> {
  const [width, height] = [1120, 300]
  const stroke: OilStroke = {
    width,
    height,
    seed,
    way: t => [0.09 + 0.82 * t, 0.53 + 0.2 * Math.sin(t * 6.1 - 0.7) * (1 - 0.2 * t)],
    reach: t => 1.5 * oil.reach * (0.6 + 0.4 * Math.sin(Math.PI * Math.min(1, t * 1.1 + 0.1))),
    load: oil.load,
    coarse: oil.coarse,
    dry: oil.dry,
  }
  const raw = { width, height, channels: 4 as const }
  const png = await sharp(paintOilStroke(stroke), { raw }).resize(560, 150).png().toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
