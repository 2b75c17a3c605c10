import { place, writeWhole } from '../files.ts'
import * as badges from './badges.ts'
import { packIcons } from './favicon.ts'
import { rasterise } from './rasterise.ts'
import { drawWordmark } from './wordmark.ts'

const ink = '#1b1e33'
const paper = '#f2ebe0'

/** Writes the marks, the badges, the wordmark and every icon that browsers and home screens ask for. */
export async function drawIcons(): Promise<void> {
  const marks = {
    mark: badges.drawMark(),
    procreate: badges.drawProcreate(),
    pocket: badges.drawPocket(),
    dreams: badges.drawDreams(),
    'procreate-small': badges.drawSmallProcreate(),
    'pocket-small': badges.drawSmallPocket(),
    'dreams-small': badges.drawSmallDreams(),
    wordmark: await drawWordmark(ink),
    'wordmark-paper': await drawWordmark(paper),
  }
  for (const [name, svg] of Object.entries(marks)) await writeWhole(place(`public/marks/${name}.svg`), svg)
  await writeWhole(place('public/icons/icon.svg'), badges.drawAdaptiveIcon())
  const icons = [
    ['icon-192', badges.drawProcreate(), 192],
    ['icon-512', badges.drawProcreate(), 512],
    ['maskable-192', badges.drawProcreate('maskable'), 192],
    ['maskable-512', badges.drawProcreate('maskable'), 512],
    ['monochrome-512', badges.drawMonochrome(), 512],
    ['apple-touch-icon', badges.drawProcreate('square'), 180],
    ['favicon-32', badges.drawSmallProcreate(), 32],
  ] as const
  for (const [name, svg, size] of icons) {
    await writeWhole(place(`public/icons/${name}.png`), await rasterise(svg, size))
  }
  const tabs = [
    rasterise(badges.drawSmallProcreate(), 16),
    rasterise(badges.drawSmallProcreate(), 32),
    rasterise(badges.drawProcreate(), 48),
  ]
  await writeWhole(place('public/favicon.ico'), packIcons(await Promise.all(tabs)))
}
