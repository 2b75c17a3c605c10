const maxWords = 8

/** Words to compare others with. */
interface Vocabulary {
  /** The number of its words. */
  readonly size: number
  /**
   * The words that are one edit (for long words two) away from `word`, or that it is a prefix of; itself, if it is one of
   * them.
   */
  readonly similarTo: (word: string) => string[]
}

/** A vocabulary of words, each once. */
export function createVocabulary(words: readonly string[]): Vocabulary {
  const known = new Set(words)
  const letters = Uint32Array.from(words, lettersOf)
  return {
    size: words.length,
    similarTo(word) {
      if (known.has(word)) return [word]
      const slips = word.length > 7 ? 2 : word.length > 3 ? 1 : 0
      if (slips === 0) return []
      const own = lettersOf(word)
      return words
        .flatMap((other, at) => {
          if (other.startsWith(word)) return [{ other, distance: 0.5 }]
          // Each edit adds a letter at most and takes one away.
          const differing = countBits((letters[at] ?? 0) ^ own)
          if (differing > 2 * slips) return []
          if (differing === 0 && undoubled(other) === undoubled(word)) return [{ other, distance: 1 }]
          const distance = distanceOf(word, other, slips)
          return distance <= slips ? [{ other, distance }] : []
        })
        .toSorted((a, b) => a.distance - b.distance)
        .slice(0, maxWords)
        .map(({ other }) => other)
    },
  }
}

/** `palete` for palette and for `pallete`: a letter doubled in the wrong place is one slip. */
const undoubled = (word: string) => word.replaceAll(/(.)\1/gu, '$1')

/** The set of a word's letters in 31 bits; two letters may share one. */
function lettersOf(word: string): number {
  let set = 0
  for (let at = 0; at < word.length; at++) set |= 1 << (word.charCodeAt(at) % 31)
  return set
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/**
 * The Damerau–Levenshtein distance; Infinity beyond `most`.
 * https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance
 */
function distanceOf(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const near = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(isSwapped ? Math.min(near, (beforeLast[j - 2] ?? 0) + 1) : near)
    }
    if (Math.min(...row) > most) return Number.POSITIVE_INFINITY
    ;[beforeLast, last] = [last, row]
  }
  return last[b.length] ?? Number.POSITIVE_INFINITY
}
