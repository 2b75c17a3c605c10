/** Normalized text for search, with the source offset of each of its characters. */
interface FoldedText {
  readonly text: string
  /** The source offset of a UTF-16 unit of `text`; for its length, the end of the source. */
  readonly sourceOffset: (unit: number) => number
}

const accents = /[\u0300-\u036f]/g
const katakana = /[\u30a1-\u30f6]/g
const hiraganaOffset = 0x60
/** ASCII, kana, common ideographs and punctuation: each stays one unit, and only case and katakana change. */
const unchanged =
  '[\\p{ASCII}\\u2010-\\u2027\\u3001-\\u3002\\u300a-\\u3011\\u3041-\\u3096\\u30a1-\\u30fc\\u4e00-\\u9fff]'
const marks = '[\\u0300-\\u036f\\u3099\\u309a\\uff9e\\uff9f]'
const plain = new RegExp(`^${unchanged}*$`, 'u')
/** A run of plain characters, or one character with its combining marks: half-width ﾍ and ﾟ are one ペ. */
const pieces = new RegExp(`(?:${unchanged}(?!${marks})){1,1000}|[\\s\\S]${marks}*`, 'gu')

/** NFKC (width, ligatures), lower case, no Latin accents, katakana as hiragana. https://unicode.org/reports/tr15/ */
export function fold(source: string): FoldedText {
  return plain.test(source)
    ? { text: toHiragana(source.toLowerCase()), sourceOffset: unit => unit }
    : foldEach(source)
}

const toHiragana = (text: string) =>
  text.replaceAll(katakana, kana => String.fromCharCode(kana.charCodeAt(0) - hiraganaOffset))

function foldEach(source: string): FoldedText {
  let text = ''
  const places: number[] = []
  let place = 0
  for (const [piece] of source.matchAll(pieces)) {
    const isPlain = plain.test(piece)
    const alike = isPlain ? toHiragana(piece.toLowerCase()) : foldCharacter(piece)
    for (let unit = 0; unit < alike.length; unit++) places.push(isPlain ? place + unit : place)
    text += alike
    place += piece.length
  }
  return { text, sourceOffset: unit => places[unit] ?? source.length }
}

function foldCharacter(character: string): string {
  const compatible = character.normalize('NFKC').toLowerCase()
  const bare = /\p{Script=Latin}/u.test(compatible)
    ? compatible.normalize('NFD').replaceAll(accents, '')
    : compatible
  return toHiragana(bare)
}
