import { readFile } from 'node:fs/promises'
import { Blob, Face, Font } from 'harfbuzzjs'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { place, writeWhole } from '../files.ts'
import { paintOilStroke } from '../paint/oil-stroke.ts'
import { takeFont } from './collection.ts'

const folder = 'services/admin/content/sharing-pictures'
const collection = '/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc'
const fraunces = 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'

/** Numbers in the collection. */
const fonts = { jp: 0, cn: 2 }

/** As many ideographs as one cut can hold. */
const most = 6000

/** Latin with its accents, punctuation, kana, full-width forms, arrows and circled numbers. */
const always = [
  [0x20, 0x24f],
  [0x2010, 0x206f],
  [0x2190, 0x219f],
  [0x2460, 0x2473],
  [0x3000, 0x30ff],
  [0xff00, 0xffee],
] as const

/** What else may come in a title: radicals, roman numerals, mathematics, shapes, and letters and numbers in circles and squares. */
const signs = [
  [0x2150, 0x218f],
  [0x2200, 0x22ff],
  [0x2474, 0x27bf],
  [0x2e80, 0x2fdf],
  [0x3200, 0x33ff],
] as const

/** The blocks of ideographs beside the unified ones: compatibility, and the extensions. */
const extensions = [
  [0x3400, 0x4dbf],
  [0xf900, 0xfaff],
  [0x20000, 0x3134f],
] as const

/** Cuts the fonts that pictures for sharing are set in, and paints their stroke; needs fonts-noto-cjk. */
export async function cutSharingFonts(): Promise<void> {
  const axes = { wght: 600, opsz: 144, SOFT: 65, WONK: 0 }
  const display = await subsetFont(await readFile(place(fraunces)), spell(0x20, 0x2122), {
    targetFormat: 'truetype',
    variationAxes: axes,
  })
  await writeWhole(place(folder, 'display-latin.ttf'), display)
  const noto = await readFile(collection)
  const japanese = takeFont(noto, fonts.jp)
  const chinese = takeFont(noto, fonts.cn)
  const kept = always.map(([first, last]) => spell(first, last)).join('')
  const inJapan = listIdeographs('shift_jis', [0x88, 0xea])
  const inChina = listIdeographs('gbk', [0xb0, 0xf7], 0xa1)
  const known = readGlyphs(chinese)
  const beyond = [...extensions, ...signs].flatMap(([first, last]) => [...spell(first, last)])
  const rare = [
    ...[...spell(0x4e00, 0x9fff)].filter(character => !inChina.includes(character)),
    ...beyond.filter(character => known.has(character.codePointAt(0) ?? 0)),
  ]
  await cut(japanese, kept + inJapan, 'display-jp.otf')
  await cut(japanese, listOtherForms(readGlyphs(japanese), known, inJapan), 'display-rare-jp.otf')
  await cut(chinese, kept + inChina, 'display-cn.otf')
  for (let part = 0; part * most < rare.length; part += 1) {
    await cut(chinese, rare.slice(part * most, (part + 1) * most).join(''), `display-rare-${part + 1}.otf`)
  }
  await writeWhole(place(folder, 'stroke.webp'), await paintStroke())
}

async function cut(font: Buffer, characters: string, name: string): Promise<void> {
  const bytes = await subsetFont(font, characters, {
    targetFormat: 'truetype',
    layoutFeatures: ['kern', 'locl'],
    noLayoutClosure: true,
    noHinting: true,
  })
  await writeWhole(place(folder, name), bytes)
}

/** The ideographs that a character set writes in two bytes, the first of them in a range, the second from `from` up. */
function listIdeographs(charset: string, [first, last]: readonly [number, number], from = 0x40): string {
  const decoder = new TextDecoder(charset)
  const characters = new Set<string>()
  for (let lead = first; lead <= last; lead += 1) {
    const pairs = Array.from({ length: 0xff - from }, (_, step) => [lead, from + step]).flat()
    for (const character of decoder.decode(new Uint8Array(pairs))) {
      if (/\p{Script=Han}/u.test(character)) characters.add(character)
    }
  }
  return [...characters].join('')
}

type Glyphs = ReadonlyMap<number, number | undefined>

/** The glyph of each character of a font; the fonts of a collection share their glyphs. */
function readGlyphs(bytes: Buffer): Glyphs {
  const face = new Face(new Blob(new Uint8Array(bytes)))
  const font = new Font(face)
  return new Map([...face.collectUnicodes()].map(character => [character, font.nominalGlyph(character)]))
}

/** The ideographs of JIS X 0212, and those beyond the first plane: what Japan has of rare ones. */
function isOfJapan(): (character: string) => boolean {
  const decoder = new TextDecoder('euc-jp')
  const bytes = Array.from({ length: 94 }, (_, step) => 0xa1 + step)
  const all = new Set(
    bytes.flatMap(row => [...decoder.decode(new Uint8Array(bytes.flatMap(cell => [0x8f, row, cell])))]),
  )
  return character => all.has(character) || (character.codePointAt(0) ?? 0) > 0xffff
}

/** The ideographs that Japan writes with another glyph than China, besides those of `common`. */
function listOtherForms(japanese: Glyphs, chinese: Glyphs, common: string): string {
  const isOwn = isOfJapan()
  return [...japanese]
    .filter(([character, glyph]) => chinese.get(character) !== glyph)
    .map(([character]) => String.fromCodePoint(character))
    .filter(character => /\p{Script=Han}/u.test(character) && !common.includes(character) && isOwn(character))
    .join('')
}

const spell = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step))

function paintStroke(): Promise<Buffer> {
  const [width, height] = [780, 260]
  const pixels = paintOilStroke({
    width,
    height,
    seed: 23,
    way: t => [0.06 + 0.88 * t, 0.52 + 0.18 * Math.sin(t * 5.4 - 0.5) * (1 - 0.3 * t)],
    reach: t => 38 * (0.62 + 0.46 * Math.sin(Math.PI * Math.min(1, t * 1.1 + 0.08))) * (1 - 0.18 * t),
    load: ['#f0a25a', '#e2683c', '#e2553a', '#c8402a'],
  })
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true })
    .toBuffer()
}
