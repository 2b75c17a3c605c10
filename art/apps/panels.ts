import type { Materials } from '../devices/materials.ts'
import { signs } from '../devices/signs.ts'
import { type Labels, oilIds, setIds } from './labels/labels.ts'

const swatches =
  '#23485e #2f8a86 #9fc6b4 #f7e3c8 #f2b37a #e2683c #b4442f #5a2f3a #1c2740 #3f6a86 #86a6cf #c9a6c8 #f3c7b0 #c98a52 #7d5a3c #3b2a24'.split(
    ' ',
  )

/** The drawer of brushes: the eighteen sets, and the oils with a stroke of each. */
export function drawBrushes(oils: Materials['oils'], labels: Labels): string {
  const cards = oilIds.map((id, index) => {
    const src = oils.find(oil => oil.id === id)?.src ?? ''
    return `<div class="card ${index === 0 ? 'on' : ''}"><img src="${src}" alt=""><p>${labels.oils[id]}</p></div>`
  })
  const names = setIds.map(id => `<li class="${id === 'oils' ? 'on' : ''}">${labels.sets[id]}</li>`)
  return `<div class="panel drawer"><ul>${names.join('')}</ul><div class="cards">${cards.join('')}</div></div>`
}

/** Six layers; each thumb is the part of the painting that stands for it, the last the bare ground. */
export function drawLayers(coast: string, { layers }: Labels): string {
  const listed = [
    [layers.sail, layers.normal, '520%', '69% 55%'],
    [layers.sun, layers.softLight, '420%', '12% 46%'],
    [layers.cliffs, layers.normal, '260%', '4% 52%'],
    [layers.sea, layers.normal, '240%', '60% 96%'],
    [layers.sky, layers.normal, '240%', '80% 10%'],
    [layers.ground, layers.background, '', ''],
  ] as const
  const rows = listed.map(([name, mixing, size, position], index) => {
    const thumb = size ? `background:url(${coast}) ${position}/${size}` : 'background:#b98a73'
    return `<li class="${index === 1 ? 'on' : ''}"><i style="${thumb}"></i><span>${name}<small>${mixing}</small></span>${signs.shown}</li>`
  })
  return `<div class="panel layers"><h2>${layers.title}<b>6</b></h2><ul>${rows.join('')}</ul></div>`
}

/** The painted wheel with the paint in hand, and two rows of colours kept. */
export function drawColour(): string {
  const kept = swatches.map(colour => `<i style="background:${colour}"></i>`).join('')
  return `<div class="panel colour"><div class="wheel"><i></i></div><div class="swatches">${kept}</div></div>`
}

export const panelStyle = (wheel: string): string => `
.drawer{left:24px;top:90px;width:376px;height:720px;border-radius:24px;display:grid;grid-template-columns:112px 1fr;overflow:hidden}
.drawer ul{padding:14px 8px;background:#0e0f1e99}.drawer li{height:37.8px;line-height:37.8px;padding:0 11px;border-radius:10px;color:#c9c6c9;white-space:nowrap}.drawer .on{background:#f7f1e6;color:#1b1e33;font-weight:650}
.cards{padding:13px;display:grid;gap:8px;align-content:start}.cards .card{height:79px;border-radius:13px;position:relative}.cards img{height:62px;object-fit:cover;object-position:50% 52%}.cards p{position:absolute;left:12px;bottom:5px;font:600 11px/1.1 var(--text);color:#3d4057}.cards .on{box-shadow:0 0 0 3px #e2553a}
.layers{right:24px;top:22px;width:272px;border-radius:22px;padding:13px 11px 11px}.layers h2{display:flex;justify-content:space-between;font:650 15px/1 var(--text);padding:4px 9px 12px}.layers b{opacity:.6}
.layers li{display:flex;align-items:center;gap:11px;padding:7px 9px;border-radius:12px;font-weight:600}.layers li.on{background:#c8402a}.layers i{width:56px;height:40px;border-radius:7px;box-shadow:inset 0 0 0 1px #ffffff2b}.layers span{flex:1}.layers small{display:block;font:500 11.5px/1.5 var(--text);opacity:.78}.layers svg{width:20px;opacity:.8}
.colour{right:24px;bottom:22px;width:272px;height:352px;border-radius:24px;padding:17px}
.wheel{position:relative;width:238px;height:238px;border-radius:50%;background:url(${wheel}) 50% 50%/108%}.wheel i{position:absolute;left:189px;top:76px;width:27px;height:27px;border-radius:50%;border:3px solid #fff;box-shadow:0 2px 8px #0009;background:#e2853f}
.swatches{display:grid;grid-template-columns:repeat(8,1fr);gap:6px;margin-top:20px}.swatches i{height:27px;border-radius:7px;box-shadow:inset 0 0 0 1px #ffffff1c}
`
