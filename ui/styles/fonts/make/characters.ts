import type { CjkLocale } from '../../../../contract/locale.ts'

/** An inclusive range of code points. */
type Run = readonly [first: number, last: number]

/** The code points of the Chinese and Japanese heading fonts, without Latin letters, digits and spaces. */
const asianRuns: readonly Run[] = [
  [0xb7, 0xb7],
  [0x2014, 0x2015],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
  [0x3000, 0x30ff],
  [0x3400, 0x9fff],
  [0xf900, 0xfaff],
  [0xff00, 0xffef],
  [0x20000, 0x2fa1f],
]

/** Punctuation shared by Latin and CJK text, full-width in Chinese and Japanese. */
export const sharedPunctuation = '·—‘’“”…'

const asianPunctuation = '、。「」『』，！？：；（）《》“”·—…'

/** Punctuation that every heading font contains, used or not, so that an edit of punctuation needs no new font. */
export const headingPunctuation: Readonly<Record<CjkLocale, string>> = {
  cn: asianPunctuation,
  jp: `${asianPunctuation}・ー〜`,
}

const from = ([first, last]: Run) =>
  String.fromCodePoint(
    ...Array(last - first + 1)
      .keys()
      .map(i => first + i),
  )

const latinLetters = `${from([0x20, 0x7e])}${from([0xc0, 0xff])}ŒœāēīōūĀĒĪŌŪ`
const latinPunctuation = '\u00a0¡¿«»·–—‘’‚“”„•…‹›©®™°×−¢£¥€'

/** The characters of the common Latin subset; the rest is a file of its own that loads on demand. */
export const commonLatin = `${from([0x20, 0x7e])}\u00a0·×©°¥→–—‘’“”…`

/** The Latin of Chinese and Japanese headings: our products' names, numbers and `AI`. */
export const headingLatin = ' .+0123456789AIKacdegikmnoprst'

/** The characters of English display headings. */
export const displayCharacters = `${latinLetters}${latinPunctuation}`

/** The characters of English text, with symbols of measures, laws and prices. */
export const textCharacters = `${displayCharacters}§²³½±÷←↑→↓↗`

/** English text with typical letter frequencies, to measure the mean advance of a text font. */
export const typicalText =
  'Pick up a brush and paint what is in front of you. The light moves, so begin with the large shapes and ' +
  'leave the small ones until the last hour. Two hundred brushes, eighteen sets and one canvas: everything ' +
  'you need is within reach of one hand. Work slowly, look often, and keep the drawing that you almost threw ' +
  'away. Nobody has to see it before you say that it is done.'

/** English headings of our pages, one after the other: what stands between sentences of a text is wider in other fonts. */
export const typicalHeadings = [
  'Paint the light you see',
  'Latest news',
  'Learn it with your hands',
  'Help center',
  'Start with a lemon',
  'Lesson ideas',
  'A chair by the window',
  'A letter now and then',
  'What’s on the glass',
  'Start with one brush',
  'Color by the bowlful',
  'It watches while you paint',
  'Walk around your picture',
  'Two fingers take it back',
  'Which one is yours?',
  'Buy it once. It’s yours.',
  'Draw a line. Press play. It walks.',
  'All of it on one timeline',
  'Twelve drawings make a second',
  'Three frames are yours',
  'Questions we get',
  'The same brushes',
  'Pull up a chair',
  'Pictures, facts, a person to ask',
  'The whole cabinet',
  'Icons',
  'Wordmarks',
  'Screens',
  'Paintings',
  'Press releases',
  'How can we help?',
  'What people look up',
  'Testing with us',
  'A small team on an island',
  'What we hold to',
  'What runs where',
  'Look up your device',
  'Every device',
  'No generative AI.',
  'The hand makes it.',
  'Your work is yours.',
  'Buying for many',
  'Sheets to print',
].join('')

/** The distinct characters of a text in code point order. */
export function sortCharacters(text: string): string {
  return [...new Set(text)].sort((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0)).join('')
}

/** The characters of a text that a heading font has to contain. */
export function pickAsian(text: string): string {
  return [...text]
    .filter(character => {
      const code = character.codePointAt(0) ?? 0
      return asianRuns.some(([first, last]) => first <= code && code <= last)
    })
    .join('')
}

/** Ranges of code points as the value of CSS `unicode-range`. */
export function describeRuns(runs: readonly Run[]): string {
  const hex = (code: number) => code.toString(16)
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ')
}

/** The ranges of code points of a text's characters. */
export function listRuns(text: string): Run[] {
  const runs: [number, number][] = []
  for (const character of sortCharacters(text)) {
    const code = character.codePointAt(0) ?? 0
    const last = runs.at(-1)
    if (last !== undefined && last[1] === code - 1) last[1] = code
    else runs.push([code, code])
  }
  return runs
}
