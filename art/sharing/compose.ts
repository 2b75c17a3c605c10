import { isCjk, type Locale } from '../../contract/locale.ts'
import { makeNoise } from '../paint/noise.ts'
import type { Ground } from './grounds.ts'

export interface Sheet {
  ground: Ground
  /** The picture or the stroke, as a data URL. */
  art: string
  /** The wordmark as SVG, in the ink of the ground. */
  wordmark: string
  kicker: string
  title: string
  locale: Locale
}

/** Pictures for sharing, one below the other, each 1200 × 630 pixels: title on the left, art on the right, the wordmark below. */
export function composeSheets(sheets: readonly Sheet[]): string {
  return `<style>${css()}</style><body>${sheets.map(composeSheet).join('')}</body>`
}

function composeSheet({ ground, art, wordmark, kicker, title, locale }: Sheet): string {
  const { sheet, ink, quiet, picture } = ground
  const content = picture
    ? `<div class="art${picture.size ? '' : ' edge'}" style="background:url(${art}) ${picture.position}/${picture.size ?? 'cover'} no-repeat"></div>`
    : `<img class="stroke" src="${art}" alt="">`
  const size = chooseSize(title, locale, Boolean(picture))
  return `<section style="background:${sheet};color:${ink}">${content}<div class="words${picture ? ' beside' : ''}"><p style="color:${quiet}">${kicker}</p><h1 style="font-size:${size}px">${keepTogether(title)}</h1></div><div class="mark">${wordmark}</div></section>`
}

/** The text between two `|` stays on one line. */
const keepTogether = (title: string): string =>
  title.replace(/[^|]+\|?/g, part => `<span>${part.replace('|', '')}</span>`)

const css = () => `
body{margin:0}
section{width:1200px;height:630px;position:relative;overflow:hidden;font:500 26px/1.3 var(--text)}
.art{position:absolute;right:0;top:0;width:690px;height:630px}.edge{-webkit-mask:url("${drawEdge()}") 0 0/100% 100%}
.words{position:absolute;left:72px;top:40px;width:1020px;height:380px;display:flex;flex-direction:column;justify-content:center}.beside{top:64px;width:530px;height:440px}
p{font-weight:650;margin:0 0 18px}
h1{margin:0;font-family:var(--display);font-weight:600;line-height:1.28;font-variation-settings:'SOFT' 65,'WONK' 0,'opsz' 144;text-wrap:balance;line-break:strict;text-autospace:normal}
:lang(en) h1{line-height:1.02;letter-spacing:-.022em}:lang(ja) h1{word-break:auto-phrase}:lang(zh) h1{word-break:keep-all}h1 span+span,h1 span:has(+span){display:inline-block;white-space:pre}
.mark{position:absolute;left:68px;bottom:54px}.mark svg{display:block;height:56px}
.stroke{position:absolute;right:40px;bottom:18px;width:780px;transform:rotate(-3deg)}
`

/** The longer the title, the smaller; Chinese and Japanese fill a line sooner. */
function chooseSize(title: string, locale: Locale, beside: boolean): number {
  const { length: letters } = title.replaceAll('|', '')
  const length = isCjk(locale) ? letters * 1.9 : letters
  if (!beside) return length > (isCjk(locale) ? 17 : 30) ? 84 : 104
  if (length > 30) return isCjk(locale) ? 58 : 68
  return isCjk(locale) ? 72 : 84
}

/** The left edge of a picture as a dry brush leaves it: rows of hairs that end each at their own place. */
function drawEdge(): string {
  const noise = makeNoise(31)
  const rows: string[] = []
  for (let y = 0; y < 630; y += 3) {
    const sweep = 46 + 52 * noise(y * 0.006, 2) + 26 * noise(y * 0.03, 7)
    const hair = 66 * noise(y * 0.37, 4) ** 2
    rows.push(`M${(sweep + hair).toFixed(0)} ${y}h700v3.4h-690Z`)
  }
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 690 630' preserveAspectRatio='none'><path d='${rows.join('')}'/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
