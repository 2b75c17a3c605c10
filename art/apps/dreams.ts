import type { Materials } from '../devices/materials.ts'
import { signs } from '../devices/signs.ts'
import { style } from '../devices/style.ts'
import { drawSigns } from './dock.ts'
import { drawFlight } from './flight.ts'
import type { Labels } from './labels/labels.ts'
import { drawTracks, trackStyle } from './tracks.ts'

const skins = { before: '#c8321c', after: '#0f6f6a', breath: '#fdf6ea7a' }

/** The animation app: a gull over the harbour, its skins, its tracks. 1440 × 972 pixels, nothing around it. */
export function composeDreams({ painting }: Materials, labels: Labels): string {
  const { dreams } = labels
  const stage = `<div class="stage"><svg viewBox="0 0 960 540">${drawFlight(960, 540, 1, skins)}</svg></div>`
  const rows = [
    [dreams.before, '#e2553a', 2],
    [dreams.after, '#4fb3a6', 2],
  ] as const
  const listed = rows.map(
    ([name, colour, count]) =>
      `<li><span>${name}</span>${[1, 2, 3, 4].map(step => `<i style="background:${step > count ? '#ffffff1c' : colour};opacity:${step > count ? 1 : 1 - (step - 1) * 0.3}"></i>`).join('')}</li>`,
  )
  return `<style>${style}${trackStyle}${css(painting.harbour)}</style><div class="case wide"><div class="glass">
<div class="panel tools top">${drawSigns(['gallery', 'undo', 'redo'])}</div><h1>${dreams.film}</h1>
<div class="panel tools hand">${drawSigns(['brush', 'smudge', 'wipe', 'select', 'move', 'bend'], 'brush')}<span class="paint" style="background:#fdf6ea"></span></div>
${stage}
<div class="panel side"><h2>${signs.peel}${dreams.onion}</h2><ul>${listed.join('')}</ul><p class="slide"><i></i></p></div>
<div class="panel side curve"><h2>${signs.bend}${dreams.easing}</h2>${drawCurve()}</div>
${drawTracks(painting.harbour, labels)}</div></div>`
}

const drawCurve = () =>
  `<svg viewBox="0 0 252 210"><path d="M0 1h252M0 105h252M0 209h252M1 0v210M126 0v210M251 0v210" stroke="#ffffff1f"/><path d="M10 190 72 190M242 20 168 20" stroke="#f1ede680" stroke-width="1.5"/><path d="M10 190C72 190 168 20 242 20" fill="none" stroke="#e2553a" stroke-width="4" stroke-linecap="round"/><g fill="#f7f1e6"><circle cx="10" cy="190" r="6"/><circle cx="242" cy="20" r="6"/></g><g fill="#191b2f" stroke="#f7f1e6" stroke-width="2"><circle cx="72" cy="190" r="5"/><circle cx="168" cy="20" r="5"/></g></svg>`

const css = (harbour: string) => `
h1{position:absolute;left:96px;width:960px;top:34px;text-align:center;font:650 16px/1.2 var(--text)}
.top{top:16px}
.stage{position:absolute;left:96px;top:78px;width:960px;height:540px;border-radius:6px;overflow:hidden;background:url(${harbour}) 50% 62%/cover;box-shadow:0 10px 40px #0a0b1890}.stage svg{width:960px;height:540px}
.hand{left:24px;top:112px;flex-direction:column;padding:7px;gap:8px;border-radius:20px}.hand>*{width:46px;height:46px;border-radius:14px}.hand .paint{border-radius:50%;width:38px;height:38px;margin:4px;border-color:#8b8da6}
.side{left:1080px;right:24px;top:78px;border-radius:22px;padding:18px 20px}.side h2{display:flex;gap:10px;align-items:center;font:650 15px/1.2 var(--text);margin-bottom:16px}
.side li{display:flex;gap:8px;align-items:center;padding:7px 0;font-weight:600}.side li span{flex:1}.side li i{width:30px;height:30px;border-radius:9px}
.slide{height:6px;border-radius:3px;background:#ffffff26;margin:18px 0 8px}.slide i{display:block;position:relative;width:58%;height:6px;border-radius:3px;background:#f7f1e6}.slide i::after{content:'';position:absolute;right:-10px;top:-7px;width:20px;height:20px;border-radius:50%;background:#f7f1e6;box-shadow:0 2px 6px #0008}
.curve{top:296px;height:322px}.curve>svg{width:252px;height:210px}.curve h2 svg{width:22px}
`
