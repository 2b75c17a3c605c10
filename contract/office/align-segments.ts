/** What a segment is aligned by. */
interface Aligned {
  readonly kind: string
  /** Of a title; the same in every language. */
  readonly id?: string
}

/** The segment of a translation that belongs to one of the English text. */
interface Pair {
  /** Its place in the translation; null: there is none. */
  readonly own: number | null
  /** Whether the whole section between two titles has the same segments in both. */
  readonly isSure: boolean
}

const signatureOf = ({ kind, id = '' }: Aligned) => (kind === 'title' ? `title ${id}` : kind)

/** For each segment of the English text the one of the translation. Titles align by their ids, the rest by their kinds. */
export function alignSegments(english: readonly Aligned[], own: readonly Aligned[]): Pair[] {
  const [left, right] = [sectionsOf(english.map(signatureOf)), sectionsOf(own.map(signatureOf))]
  return left.flatMap(section => {
    const other = right.find(({ title }) => title === section.title)
    if (!other) return section.signatures.map(() => ({ own: null, isSure: false }))
    const isSure = section.signatures.join() === other.signatures.join()
    const places = isSure
      ? section.signatures.map((_, at) => at)
      : commonPlaces(section.signatures, other.signatures)
    return places.map(place => ({ own: place === null ? null : other.from + place, isSure }))
  })
}

interface Section {
  readonly title: string
  readonly from: number
  readonly signatures: string[]
}

function sectionsOf(signatures: readonly string[]): Section[] {
  const sections: Section[] = [{ title: '', from: 0, signatures: [] }]
  for (const [at, signature] of signatures.entries()) {
    if (signature.startsWith('title ')) sections.push({ title: signature, from: at, signatures: [] })
    sections.at(-1)?.signatures.push(signature)
  }
  return sections
}

/** The places of a longest common subsequence of two lists, for each item of the first. */
function commonPlaces(a: readonly string[], b: readonly string[]): (number | null)[] {
  const length = a.map(() => new Array<number>(b.length + 1).fill(0))
  const at = (i: number, j: number) => length[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const row = length[i]
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const places: (number | null)[] = []
  for (let [i, j] = [0, 0]; i < a.length; i++) {
    while (j < b.length && a[i] !== b[j] && at(i, j + 1) >= at(i + 1, j)) j++
    places.push(j < b.length && a[i] === b[j] ? j++ : null)
  }
  return places
}
