import type { Materials } from '../devices/materials.ts'
import { style } from '../devices/style.ts'

/** Places on the wheel, in parts of it, whose colours go together; the first is in hand. */
const harmony = [
  [0.82, 0.36, '#e2853f'],
  [0.2, 0.3, '#8d6fb4'],
  [0.42, 0.86, '#3e9a9a'],
] as const

const sliders = [
  ['L', 'linear-gradient(90deg in oklch,oklch(.15 .1 55),oklch(.7 .15 55),oklch(.97 .03 55))', 0.68, '68'],
  ['C', 'linear-gradient(90deg in oklch,oklch(.7 .004 55),oklch(.7 .2 55))', 0.74, '.15'],
  ['H', 'linear-gradient(90deg in oklch longer hue,oklch(.7 .14 0),oklch(.7 .14 360))', 0.16, '56°'],
] as const

const kept =
  '#23485e #2f8a86 #9fc6b4 #f7e3c8 #f2b37a #e2683c #b4442f #5a2f3a #1c2740 #3f6a86 #86a6cf #c9a6c8 #f3c7b0 #c98a52'.split(
    ' ',
  )

/** The colour panel alone: wheel, three sliders, colours kept. No words. 640 × 960 pixels with holes around it. */
export function composeColour({ painting }: Materials): string {
  const dots = harmony.map(
    ([x, y, colour], index) =>
      `<circle cx="${x * 540}" cy="${y * 540}" r="${index ? 15 : 24}" fill="${colour}" stroke="#fff" stroke-width="${index ? 4 : 6}"/>`,
  )
  const links = harmony.map(([x, y]) => `${x * 540} ${y * 540}`).join('L')
  const rows = sliders.map(
    ([name, ground, at, value]) =>
      `<li><b>${name}</b><p style="background:${ground}"><i style="left:${at * 100}%"></i></p><span>${value}</span></li>`,
  )
  return `<style>${style}${css(painting.wheel)}</style><div class="panel colour"><div class="wheel"><svg viewBox="0 0 540 540"><path d="M${links}Z" fill="#fff1" stroke="#fff" stroke-width="3"/>${dots.join('')}</svg></div><ul>${rows.join('')}</ul><div class="swatches">${kept.map(colour => `<i style="background:${colour}"></i>`).join('')}</div></div>`
}

const css = (wheel: string) => `
.colour{inset:24px 28px 40px;border-radius:44px;padding:22px}
.wheel{width:540px;height:540px;border-radius:50%;background:url(${wheel}) 50% 50%/108%}.wheel svg{width:540px;height:540px;filter:drop-shadow(0 3px 8px #0008)}
.colour ul{margin:22px 8px 0}.colour li{display:grid;grid-template-columns:30px 1fr 62px;align-items:center;height:54px;font:600 22px/1 var(--text)}.colour li span{text-align:end;font-variant-numeric:tabular-nums}.colour li p{position:relative;height:24px;border-radius:12px}.colour li i{position:absolute;top:-6px;translate:-50%;width:36px;height:36px;border-radius:50%;border:5px solid #fff;background:#e2853f;box-shadow:0 2px 8px #0009}
.swatches{display:grid;grid-template-columns:repeat(7,1fr);gap:11px;margin:18px 8px 0}.swatches i{height:46px;border-radius:13px;box-shadow:inset 0 0 0 1px #ffffff1c}
`
