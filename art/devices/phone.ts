import { signs } from './signs.ts'
import type { Props } from './tablet.ts'

const tray = ['Loaded filbert', 'Hog bristle', 'Soft sable']

/** The phone: 480 × 1000 pixels, nothing around it. */
export function composePhone({ portrait, oils }: Props): string {
  const cards = oils
    .filter(({ name }) => tray.includes(name))
    .map(
      ({ name, src }) =>
        `<div class="card ${name === 'Soft sable' ? 'on' : ''}"><img src="${src}" alt=""></div>`,
    )
  return `<style>${css(portrait)}</style><div class="case"><div class="glass"><i class="eye"></i>
<div class="panel tray">${cards.join('')}</div>
<div class="panel tools dock"><span class="held">${signs.brush}</span><span>${signs.smudge}</span><span>${signs.wipe}</span><span>${signs.sheets}</span><span class="paint" style="background:#e0705c"></span></div>
</div></div>`
}

const css = (portrait: string) => `
.case{width:480px;height:1000px;border-radius:72px}
.glass{inset:14px;border-radius:59px;background:url(${portrait}) 41% 0/auto 103%}
.eye{position:absolute;left:50%;top:16px;translate:-50%;width:34px;height:34px;border-radius:50%;background:#0b0c15}
.tray{left:20px;right:20px;bottom:116px;border-radius:26px;padding:12px;display:grid;grid-template-columns:repeat(3,1fr);gap:10px}
.tray .card{border-radius:14px;height:62px}.tray img{height:62px;object-fit:cover}.tray .on{box-shadow:0 0 0 3px #e2553a}
.dock{left:20px;right:20px;bottom:24px;height:78px;border-radius:30px;justify-content:space-around}.dock .held{width:54px;height:54px;border-radius:18px}.dock .paint{width:42px;height:42px}
`
