import { signs } from './signs.ts'

/** What the screens show, as data URLs. */
export interface Props {
  coast: string
  portrait: string
  wheel: string
  oils: readonly { name: string; src: string }[]
}

const sets =
  'Pencils Inks Calligraphy Watercolour Gouache Oils Acrylics Pastels Charcoal Markers Airbrush Spray_paint Foliage Florals Clouds Light Halftone Pixel'
    .split(' ')
    .map(name => name.replace('_', ' '))

/** Name, way of mixing and the part of the painting that stands for it; the last is the bare ground. */
const layers = [
  ['Sail', 'Normal', '520%', '69% 55%'],
  ['Sun on the columns', 'Soft light, 64%', '420%', '12% 46%'],
  ['Cliffs', 'Normal', '260%', '4% 52%'],
  ['Sea', 'Normal', '240%', '60% 96%'],
  ['Sky', 'Normal', '240%', '80% 10%'],
  ['Toned ground', 'Background', '', ''],
] as const

const swatches =
  '#23485e #2f8a86 #9fc6b4 #f7e3c8 #f2b37a #e2683c #b4442f #5a2f3a #1c2740 #3f6a86 #86a6cf #c9a6c8 #f3c7b0 #c98a52 #7d5a3c #3b2a24'.split(
    ' ',
  )

/** The tablet: 1440 × 972 pixels, nothing around it. */
export function composeTablet({ coast, wheel, oils }: Props): string {
  const rows = layers.map(([name, mixing, size, position], index) => {
    const thumb = size ? `background:url(${coast}) ${position}/${size}` : 'background:#b98a73'
    return `<li class="${index === 1 ? 'on' : ''}"><i style="${thumb}"></i><span>${name}<small>${mixing}</small></span>${signs.shown}</li>`
  })
  const cards = oils.map(
    ({ name, src }, index) =>
      `<div class="card ${index === 0 ? 'on' : ''}"><img src="${src}" alt=""><p>${name}</p></div>`,
  )
  const names = sets.map(name => `<li class="${name === 'Oils' ? 'on' : ''}">${name}</li>`)
  return `<style>${css(coast, wheel)}</style><div class="case"><div class="glass"><div class="canvas"></div>
<div class="panel tools top">${[signs.gallery, signs.undo, signs.redo, signs.select, signs.move].map(sign => `<span>${sign}</span>`).join('')}</div>
<div class="panel drawer"><ul>${names.join('')}</ul><div class="cards">${cards.join('')}</div></div>
<div class="panel layers"><h2>Layers<b>6</b></h2><ul>${rows.join('')}</ul></div>
<div class="panel colour"><div class="wheel"><i></i></div><div class="swatches">${swatches.map(colour => `<i style="background:${colour}"></i>`).join('')}</div></div>
<div class="panel tools dock"><span class="held">${signs.brush}</span><span>${signs.smudge}</span><span>${signs.wipe}</span><span>${signs.sheets}</span><span class="paint" style="background:#e2853f"></span></div>
</div></div>`
}

const css = (coast: string, wheel: string) => `
.case{width:1440px;height:972px;border-radius:48px}
.glass{inset:22px;border-radius:27px}
.canvas{position:absolute;inset:44px 58px 40px 58px;background:url(${coast}) 50% 50%/cover;box-shadow:0 10px 40px #0a0b1890}
.top{left:24px;top:22px;border-radius:17px;padding:6px}.top span{width:44px;height:42px}
.drawer{left:24px;top:90px;width:376px;height:720px;border-radius:24px;display:grid;grid-template-columns:112px 1fr;overflow:hidden}
.drawer ul{padding:14px 8px;background:#0e0f1e99}.drawer li{padding:10.6px 11px;border-radius:10px;color:#c9c6c9}.drawer .on{background:#f7f1e6;color:#1b1e33;font-weight:650}
.cards{padding:13px;display:grid;gap:8px;align-content:start}.cards .card{height:79px;border-radius:13px;position:relative}.cards img{height:62px;object-fit:cover;object-position:50% 52%}.cards p{position:absolute;left:12px;bottom:6px;font:600 11px/1 Figtree;color:#3d4057}.cards .on{box-shadow:0 0 0 3px #e2553a}
.layers{right:24px;top:22px;width:272px;border-radius:22px;padding:13px 11px 11px}.layers h2{display:flex;justify-content:space-between;font:650 15px/1 Figtree;padding:4px 9px 12px}.layers b{opacity:.6}
.layers li{display:flex;align-items:center;gap:11px;padding:7px 9px;border-radius:12px;font-weight:600}.layers li.on{background:#c8402a}.layers i{width:56px;height:40px;border-radius:7px;box-shadow:inset 0 0 0 1px #ffffff2b}.layers span{flex:1}.layers small{display:block;font:500 11.5px/1.5 Figtree;opacity:.78}.layers svg{width:20px;opacity:.8}
.colour{right:24px;bottom:22px;width:272px;height:352px;border-radius:24px;padding:17px}
.wheel{position:relative;width:238px;height:238px;border-radius:50%;background:url(${wheel}) 50% 50%/108%}.wheel i{position:absolute;left:189px;top:76px;width:27px;height:27px;border-radius:50%;border:3px solid #fff;box-shadow:0 2px 8px #0009;background:#e2853f}
.swatches{display:grid;grid-template-columns:repeat(8,1fr);gap:6px;margin-top:20px}.swatches i{height:27px;border-radius:7px;box-shadow:inset 0 0 0 1px #ffffff1c}
.dock{left:50%;bottom:22px;translate:-50%;padding:8px;gap:6px;border-radius:22px}.dock>*{width:47px;height:47px;border-radius:15px}.dock .paint{border-radius:50%}
`
