import type { Materials } from '../devices/materials.ts'
import { signs } from '../devices/signs.ts'
import { style } from '../devices/style.ts'
import { drawDock } from './dock.ts'
import { type Labels, oilIds, setIds } from './labels/labels.ts'

const tray = ['loaded-filbert', 'hog-bristle', 'soft-sable'] as const
const inHand = 'soft-sable'

/** The phone with the portrait filling it: 480 × 1000 pixels, nothing around it. */
export function composePhone(materials: Materials, labels: Labels): string {
  const cards = tray.map(id => drawCard(materials, labels, id))
  return frame(materials, `<div class="panel tray">${cards.join('')}</div>${drawDock('#e0705c')}`)
}

/** The phone with its drawer of brushes pulled up to the chin of the portrait. */
export function composePicker(materials: Materials, labels: Labels): string {
  const chosen = ['pencils', 'inks', 'watercolour', 'oils', 'pastels', 'charcoal'] as const
  const sets = setIds
    .filter(id => chosen.some(wanted => wanted === id))
    .map(id => `<li class="${id === 'oils' ? 'on' : ''}">${labels.sets[id]}</li>`)
  const cards = oilIds.map(id => drawCard(materials, labels, id))
  const sheet = `<div class="panel sheet"><i class="grip"></i><h2>${labels.brushes}${signs.add}</h2><ul>${sets.join('')}</ul><div class="all">${cards.join('')}</div></div>`
  return frame(materials, `${sheet}${drawDock('#e0705c')}`)
}

function drawCard({ oils }: Materials, labels: Labels, id: (typeof oilIds)[number]): string {
  const src = oils.find(oil => oil.id === id)?.src ?? ''
  return `<div class="card ${id === inHand ? 'on' : ''}"><img src="${src}" alt=""><p>${labels.oils[id]}</p></div>`
}

function frame({ painting }: Materials, content: string): string {
  const top = `<div class="bar"><span>${signs.gallery}</span><span>${signs.undo}${signs.redo}</span></div>`
  return `<style>${style}${css(painting.portrait)}</style><div class="case"><div class="glass"><i class="eye"></i>${top}${content}</div></div>`
}

const css = (portrait: string) => `
.case{width:480px;height:1000px;border-radius:72px}
.glass{inset:14px;border-radius:59px;background:url(${portrait}) 41% 0/auto 103%}
.eye{position:absolute;left:50%;top:16px;translate:-50%;width:34px;height:34px;border-radius:50%;background:#0b0c15}
.bar{position:absolute;left:24px;right:24px;top:66px;display:flex;justify-content:space-between}.bar span{display:flex;gap:18px;padding:11px 14px;border-radius:18px;background:#191b2fe6;box-shadow:inset 0 0 0 1px #ffffff17}
.card{position:relative;border-radius:16px;height:84px}.card img{height:60px;padding:4px 6px 0;object-fit:contain}.card p{position:absolute;left:11px;right:8px;bottom:8px;font:600 12px/1.1 var(--text);color:#3d4057;white-space:nowrap;overflow:hidden}.card.on{box-shadow:0 0 0 3px #e2553a}
.tray{left:20px;right:20px;bottom:116px;border-radius:26px;padding:12px;display:grid;grid-template-columns:repeat(3,1fr);gap:10px}.tray .card{height:76px}.tray .card img{height:52px;padding:6px 0 0}.tray .card p:lang(ja){left:9px;right:4px;font-size:10.8px}
.sheet{left:0;right:0;bottom:0;height:604px;border-radius:34px;padding:12px 20px}.grip{display:block;width:44px;height:5px;border-radius:3px;background:#ffffff4d;margin:0 auto 12px}
.sheet h2{display:flex;justify-content:space-between;font:650 21px/1.2 var(--text);padding:0 4px 13px}
.sheet ul{display:flex;gap:8px;margin:0 -20px 15px 0;overflow:hidden}.sheet li{flex:none;padding:9px 14px;border-radius:14px;background:#ffffff14;font:600 14px/1.2 var(--text)}.sheet li.on{background:#f7f1e6;color:#1b1e33}
.all{display:grid;grid-template-columns:1fr 1fr;gap:10px}
.dock{left:20px;right:20px;bottom:24px;translate:none;height:78px;border-radius:30px;justify-content:space-around;padding:0 6px}.dock .held{width:54px;height:54px;border-radius:18px}.dock .paint{width:42px;height:42px}
.sheet~.dock{background:#0e0f1ef5}
`
