import { signs } from '../devices/signs.ts'
import { makeNoise } from '../paint/noise.ts'
import { drawGull, finished } from './gull.ts'
import type { Labels } from './labels/labels.ts'

const laneWidth = 1180
const nowAt = 0.53

/** How long each drawing of the gull is held, in frames of 23.6 pixels. */
const holds = [2, 2, 2, 3, 2, 2, 2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]

/** The lower part of the animation app: transport, ruler, five tracks and the head that plays them. */
export function drawTracks(harbour: string, { dreams }: Labels): string {
  const rows = [
    [dreams.gull, drawCells()],
    [dreams.sail, drawKeys([0.02, 0.24, nowAt, 0.72, 0.96], '#e2553a')],
    [dreams.light, drawLight()],
    [dreams.town, `<div class="strip" style="background:url(${harbour}) 0 64%/150px auto"></div>`],
    [dreams.sound, drawSound()],
  ]
  const lanes = rows.map(
    ([name, lane], index) => `<li class="${index === 0 ? 'on' : ''}"><b>${name}</b><div>${lane}</div></li>`,
  )
  return `<div class="panel tracks"><div class="ruler"><span class="go">${signs.back}${signs.play}${signs.on}${signs.loop}</span><div>${drawRuler()}</div></div><ul>${lanes.join('')}</ul><i class="head"></i></div>`
}

const svg = (content: string) =>
  `<svg class="lane" viewBox="0 0 ${laneWidth} 38" preserveAspectRatio="none">${content}</svg>`

function drawRuler(): string {
  const ticks = Array.from({ length: 51 }, (_, step) => {
    const x = step * 23.6
    const second = step % 12 === 0
    const word = second
      ? `<text x="${x + 6}" y="17" fill="#b9bac9" font-size="12">0:0${step / 12}</text>`
      : ''
    return `<path d="M${x} ${second ? 8 : 22}V30" stroke="#ffffff${second ? '73' : '38'}"/>${word}`
  })
  return svg(ticks.join(''))
}

function drawCells(): string {
  let x = 0
  const cells = holds.map((hold, index) => {
    const width = hold * 23.6
    const middle = x + width / 2 - 1
    const cell = `<rect x="${x + 1}" y="3" width="${width - 3}" height="32" rx="5" fill="${index === 12 ? '#e2553a' : '#f7f1e6'}"/><g transform="translate(${middle} ${[23, 21, 15, 20, 23][index % 5]}) scale(.155)">${drawGull(index % 5, { ...finished, weight: 2.6 })}</g>`
    x += width
    return cell
  })
  return svg(cells.join(''))
}

function drawKeys(places: readonly number[], colour: string): string {
  const keys = places.map(place => place * laneWidth)
  const links = keys.slice(1).map((x, index) => {
    const from = keys[index] ?? 0
    const third = (x - from) / 3
    const [low, high] = index % 2 ? [11, 27] : [27, 11]
    return `<path d="M${from} ${low}C${from + third} ${low} ${x - third} ${high} ${x} ${high}" fill="none" stroke="${colour}" stroke-width="2.5"/>`
  })
  const marks = keys.map((x, index) => drawKey(x, index % 2 ? 11 : 27))
  return svg(
    `<rect y="3" width="${laneWidth}" height="32" rx="6" fill="#ffffff0f"/>${links.join('')}${marks.join('')}`,
  )
}

const drawKey = (x: number, y: number) =>
  `<path d="M${x} ${y - 8}l8 8-8 8-8-8Z" fill="#f7f1e6" stroke="#191b2f" stroke-width="2"/>`

function drawLight(): string {
  const stops = ['#f7d9a8', '#f2a25a', '#d8593f', '#7a4a86', '#27489a']
  const gradient = stops.map((colour, index) => `<stop offset="${index / 4}" stop-color="${colour}"/>`)
  return svg(
    `<linearGradient id="light">${gradient.join('')}</linearGradient><rect y="5" width="${laneWidth}" height="28" rx="6" fill="url(#light)"/>${[0.02, 0.3, 0.68, 0.97].map(place => drawKey(place * laneWidth, 19)).join('')}`,
  )
}

function drawSound(): string {
  const noise = makeNoise(11)
  const bars = Array.from({ length: 236 }, (_, step) => {
    const swell = 0.3 + 0.7 * noise(step * 0.06, 3) ** 1.4
    const half = Math.max(0.8, 17 * swell * (0.25 + 0.75 * noise(step * 1.7, 8)))
    return `M${step * 5 + 2.5} ${(19 - half).toFixed(1)}v${(half * 2).toFixed(1)}`
  })
  return svg(`<path d="${bars.join('')}" stroke="#67c4a4" stroke-width="2.4" stroke-linecap="round"/>`)
}

export const trackStyle = `
.tracks{left:24px;right:24px;bottom:20px;height:272px;border-radius:22px;padding:10px 14px 12px 16px}
.ruler,.tracks li{display:grid;grid-template-columns:132px ${laneWidth}px;align-items:center}
.ruler{height:36px}.go{display:flex;gap:7px}.go svg{width:20px;height:20px}
.tracks li{height:43px;border-top:1px solid #ffffff12;white-space:nowrap}.tracks b{font-weight:600;font-size:13px;padding-left:4px;color:#d6d3d3}.tracks .on b{color:#fff;font-weight:700}
.lane{width:${laneWidth}px;height:38px}.strip{height:32px;border-radius:6px;opacity:.82}
.head{position:absolute;left:${16 + 132 + nowAt * laneWidth}px;top:14px;bottom:10px;width:2px;background:#fff;box-shadow:0 0 0 1px #191b2f}.head::before{content:'';position:absolute;left:-7px;top:-2px;width:16px;height:16px;border-radius:5px 5px 8px 8px;background:#fff}
`
