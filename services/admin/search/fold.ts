/** Text made alike for search, with the place in the source that each of its characters comes from. */
export interface Folded {
  readonly text: string
  /** One for each UTF-16 unit of `text`, and the end of the source behind the last. */
  readonly places: readonly number[]
}

const accents = /[\u0300-\u036f]/g
/** A character with the marks that follow it: half-width ﾍ and ﾟ are one ペ. */
const marked = /[\s\S][\u0300-\u036f\u3099\u309a\uff9e\uff9f]*/gu
const katakana = /[\u30a1-\u30f6]/g
const hiraganaOffset = 0x60

/** NFKC for width and ligatures, no case, no Latin accents, katakana as hiragana. https://unicode.org/reports/tr15/ */
export function fold(source: string): Folded {
  let text = ''
  const places: number[] = []
  let place = 0
  for (const [character] of source.matchAll(marked)) {
    const alike = foldCharacter(character)
    for (let unit = 0; unit < alike.length; unit++) places.push(place)
    text += alike
    place += character.length
  }
  places.push(place)
  return { text, places }
}

function foldCharacter(character: string): string {
  if (character <= '\u007f') return character.toLowerCase()
  const compatible = character.normalize('NFKC').toLowerCase()
  const bare = /\p{Script=Latin}/u.test(compatible)
    ? compatible.normalize('NFD').replaceAll(accents, '')
    : compatible
  return bare.replaceAll(katakana, kana => String.fromCharCode(kana.charCodeAt(0) - hiraganaOffset))
}
