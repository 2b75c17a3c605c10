import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { isCjk, type Locale, languageTagOf } from '../../../../contract/locale.ts'
import { joinWords } from './join-words.ts'

interface Setting {
  text: string
  locale: Locale
  colour: string
  /** Font sizes in pixels, largest first. */
  sizes: readonly number[]
  /** Available width in pixels. */
  width: number
  height: number
}

export interface Lines {
  png: Buffer
  width: number
  height: number
}

const fonts = {
  latin: { family: 'Fraunces', file: 'display-latin.ttf' },
  cn: { family: 'Noto Serif CJK SC', file: 'display-cn.otf' },
  jp: { family: 'Noto Serif CJK JP', file: 'display-jp.otf' },
} as const

/** Fonts with what the font of a language lacks; of a character in two of them, the family of the language has the glyph. */
const rare = [
  { family: fonts.jp.family, file: 'display-rare-jp.otf' },
  ...[1, 2, 3, 4, 5].map(part => ({ family: fonts.cn.family, file: `display-rare-${part}.otf` })),
]

/** The ideograph font of each locale. */
const hanOf = { en: 'cn', cn: 'cn', jp: 'jp' } as const satisfies Readonly<Record<Locale, keyof typeof fonts>>

/**
 * Lays out a text in the largest size that fits, with the line breaks of its language; a text too long for the smallest
 * size ends in an ellipsis.
 */
export async function setLines({ text, locale, colour, sizes, width, height }: Setting): Promise<Lines> {
  const han = fonts[hanOf[locale]]
  for (const font of [fonts.latin, han, fonts.cn, ...rare]) await know(font)
  const draw = async (line: string, size: number): Promise<Lines> => {
    const spacing = isCjk(locale) ? '' : ` letter_spacing="${Math.round(size * -15)}"`
    const font = isCjk(locale) ? `${han.family} Bold ${size}` : `${fonts.latin.family},${han.family} ${size}`
    const markup = `<span foreground="${colour}" lang="${languageTagOf(locale)}" font="${font}"${spacing}>${quoteMarkup(joinWords(line, locale))}</span>`
    const leading = Math.round(size * (isCjk(locale) ? 0 : -0.14))
    const { data, info } = await sharp({
      text: { text: markup, font, width, wrap: 'word-char', rgba: true, dpi: 72, spacing: leading },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
    return { png: data, width: info.width, height: info.height }
  }
  const fits = (lines: Lines) => lines.height <= height && lines.width <= width
  for (const size of sizes) {
    const lines = await draw(text, size)
    if (fits(lines)) return lines
  }
  return shorten(text, line => draw(line, sizes.at(-1) ?? 32), fits)
}

async function shorten(
  text: string,
  draw: (line: string) => Promise<Lines>,
  fits: (lines: Lines) => boolean,
): Promise<Lines> {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  let [low, high] = [0, letters.length]
  let best = await draw('…')
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const lines = await draw(`${letters.slice(0, middle).join('').trimEnd()}…`)
    if (fits(lines)) [low, best] = [middle, lines]
    else high = middle - 1
  }
  return best
}

const known = new Map<string, Promise<unknown>>()

/** Registers a font file for the process, so that lines can mix two fonts. */
function know({ family, file }: { family: string; file: string }): Promise<unknown> {
  const asked =
    known.get(file) ??
    sharp({ text: { text: 'a', font: family, fontfile: fileURLToPath(new URL(file, import.meta.url)) } })
      .png()
      .toBuffer()
  known.set(file, asked)
  return asked
}

const quoteMarkup = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are invalid in markup
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
