import type { CjkLocale } from '../../../../contract/locale.ts'
/** A run of code points, both ends included. */
export type Run = readonly [first: number, last: number]

/** The code points that come from the Chinese and Japanese heading faces: never a Latin letter, a digit or a space. */
export const asianRuns: readonly Run[] = [
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

/** Punctuation that Latin and Asian text share, and that has to be full-width in Chinese and Japanese. */
export const sharedPunctuation = '·—‘’“”…'

const asianPunctuation = '、。「」『』，！？：；（）《》“”·—…'

/** In every heading face, used or not: a change of punctuation needs no new font. */
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

/** What nearly every line in Latin letters is made of: a file of its own, so that the rest waits until it is read. */
export const commonLatin = `${from([0x20, 0x7e])}\u00a0·×©°¥→–—‘’“”…`

/** What display headings in Latin letters may use. */
export const displayCharacters = `${latinLetters}${latinPunctuation}`

/** What text in Latin letters may use: the signs of measures, laws and prices as well. */
export const textCharacters = `${displayCharacters}§²³½±÷←↑→↓↗`

/** Running English with its usual shares of letters, capitals and stops: the measure of how wide a text font runs. */
export const typicalText =
  'Pick up a brush and paint what is in front of you. The light moves, so begin with the large shapes and ' +
  'leave the small ones until the last hour. Two hundred brushes, eighteen sets and one canvas: everything ' +
  'you need is within reach of one hand. Work slowly, look often, and keep the drawing that you almost threw ' +
  'away. Nobody has to see it before you say that it is done.'

/** The same for headings: short, in sentence case, so with more capitals. */
export const typicalHeadings =
  'Begin with the large shapes. Every brush in its drawer. What we are making next. A canvas for the train ' +
  'home. Learn to draw in four parts. Follow the line. One hand is enough. Ask us something. Pictures of the ' +
  'coast at night. Questions and answers. Say it with colour. Your work stays yours. People who paint. ' +
  'Articles and interviews. The film behind the film. Choose a part to read. Hands, eyes and habits. Log in to ' +
  'your account. Nothing found under that name. A studio at the end of the road. Help with updates. Lighting a ' +
  'model in three dimensions. Releases of this year. How animation began here. Apply for this position. Thank you'

/** The characters of a text, each once, in the order of their code points. */
export function sortCharacters(text: string): string {
  return [...new Set(text)].sort((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0)).join('')
}

/** Keeps of a text what a heading face has to hold. */
export function pickAsian(text: string): string {
  return [...text]
    .filter(character => {
      const code = character.codePointAt(0) ?? 0
      return asianRuns.some(([first, last]) => first <= code && code <= last)
    })
    .join('')
}

/** The value of CSS `unicode-range` for runs of code points. */
export function describeRuns(runs: readonly Run[]): string {
  const hex = (code: number) => code.toString(16)
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ')
}

/** The runs that a text's characters form. */
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
