const maxWords = 8

/**
 * The words of a vocabulary that are one edit (for long words two) away from `word`, or that it is a prefix of; itself, if it
 * is one of them.
 */
export function similarWords(word: string, vocabulary: readonly string[]): string[] {
  if (vocabulary.includes(word)) return [word]
  const slips = word.length > 7 ? 2 : word.length > 3 ? 1 : 0
  return vocabulary
    .flatMap(other => {
      if (slips > 0 && other.startsWith(word)) return [{ other, distance: 0.5 }]
      const distance = slips > 0 ? distanceOf(word, other, slips) : Number.POSITIVE_INFINITY
      return distance <= slips ? [{ other, distance }] : []
    })
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, maxWords)
    .map(({ other }) => other)
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
