import type { Materials, Painting } from '../devices/materials.ts'
import { signs } from '../devices/signs.ts'
import { style } from '../devices/style.ts'
import { drawDock, drawSigns } from './dock.ts'

/** Four lights on the dome around the model: place in parts of its circle, colour, and how bright from 0 to 1. */
const lights = [
  [0.27, 0.3, '#ffd9a0', 0.86],
  [0.78, 0.36, '#8fb8ff', 0.5],
  [0.62, 0.8, '#ff7d5c', 0.34],
  [0.34, 0.68, '#b9f0d8', 0.2],
] as const

const surroundings: readonly Painting[] = ['coast', 'aurora', 'still', 'harbour', 'flowering-gum', 'portrait']

/** The three-dimensional view: the bust half painted, its lights and what it mirrors. No words. 1440 × 972 pixels. */
export function composeModel({ painting }: Materials): string {
  const dots = lights.map(
    ([x, y, colour, power], index) =>
      `<circle cx="${x * 200}" cy="${y * 200}" r="${24 + power * 26}" fill="${colour}" opacity=".22"/><circle cx="${x * 200}" cy="${y * 200}" r="12" fill="${colour}" stroke="${index === 0 ? '#fff' : '#191b2f'}" stroke-width="3"/>`,
  )
  const rows = lights.map(
    ([, , colour, power], index) =>
      `<li class="${index === 0 ? 'on' : ''}"><i style="background:${colour}"></i><b><u style="width:${power * 100}%"></u></b>${Math.round(power * 100)}</li>`,
  )
  const worlds = surroundings.map(
    (name, index) =>
      `<i class="${index === 1 ? 'on' : ''}" style="background:radial-gradient(circle at 32% 28%,#fff9,#fff0 34%),radial-gradient(circle at 50% 50%,#0000 52%,#000a 74%),url(${painting[name]}) 60% 40%/230%"></i>`,
  )
  return `<style>${style}${css(painting.bust3d)}</style><div class="case wide"><div class="glass"><div class="room"></div>
<div class="panel tools top">${drawSigns(['gallery', 'undo', 'redo', 'turn', 'mesh'], 'turn')}</div>
<div class="panel dome"><svg viewBox="0 0 200 200"><defs><radialGradient id="ball" cx=".36" cy=".34"><stop stop-color="#f2dcc0"/><stop offset=".45" stop-color="#9a7f80"/><stop offset="1" stop-color="#14152a"/></radialGradient></defs><circle cx="100" cy="100" r="94" fill="#0e0f1e" stroke="#ffffff26"/><g fill="none" stroke="#ffffff1f"><ellipse cx="100" cy="100" rx="94" ry="32"/><ellipse cx="100" cy="100" rx="32" ry="94"/></g><circle cx="100" cy="100" r="34" fill="url(#ball)"/>${dots.join('')}</svg><ul>${rows.join('')}</ul></div>
<div class="panel worlds">${worlds.join('')}</div>
<div class="panel reach">${signs.brush}<b><u style="height:62%"></u></b><b><u style="height:38%"></u></b>${signs.light}</div>
<svg class="ring" viewBox="0 0 100 100"><circle cx="50" cy="50" r="44" fill="none" stroke="#fff" stroke-width="2.5"/><circle cx="50" cy="50" r="46.5" fill="none" stroke="#0008" stroke-width="1.5"/></svg>
${drawDock('#e8a37e')}</div></div>`
}

const css = (bust: string) => `
.glass{background:#090b19}
.room{position:absolute;inset:0;background:radial-gradient(ellipse 430px 620px at 50% 50%,#0000 62%,#090b19 100%),url(${bust}) 50% 42%/860px auto no-repeat;-webkit-mask:linear-gradient(90deg,#0000 18%,#000 30%,#000 70%,#0000 82%)}
.top .held{border-radius:12px}
.dome{right:24px;top:22px;width:272px;border-radius:24px;padding:20px}.dome svg{width:232px;height:232px}
.dome li{display:flex;align-items:center;gap:12px;padding:9px 8px;border-radius:12px;font-weight:600;font-variant-numeric:tabular-nums}.dome ul{margin-top:14px}.dome li.on{background:#ffffff14}.dome i{width:20px;height:20px;border-radius:50%}.dome b{flex:1;height:5px;border-radius:3px;background:#ffffff26}.dome u{display:block;height:5px;border-radius:3px;background:#f7f1e6}
.worlds{right:24px;bottom:22px;width:272px;border-radius:24px;padding:20px;display:grid;grid-template-columns:repeat(3,64px);gap:18px 20px}.worlds i{width:64px;height:64px;border-radius:50%}.worlds .on{box-shadow:0 0 0 3px #191b2f,0 0 0 6px #e2553a}
.reach{left:24px;top:250px;width:64px;height:440px;border-radius:22px;padding:18px 0;display:flex;flex-direction:column;align-items:center;gap:16px}.reach b{flex:1;width:26px;border-radius:10px;background:#ffffff17;display:flex;align-items:end}.reach u{display:block;width:26px;border-radius:10px;background:#f7f1e6}
.ring{position:absolute;left:600px;top:470px;width:92px;height:92px}
`
