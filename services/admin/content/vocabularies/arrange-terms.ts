import type { VocabularyTerm } from './vocabulary-term.ts'

interface Orders {
  /** The vocabulary as it was, in the order of the office. */
  readonly office: readonly VocabularyTerm[]
  /** The ids of the file in their order. */
  readonly order: readonly string[]
  /** The ids of the file that was loaded last; null: none was. */
  readonly agreedOrder: readonly string[] | null
}

/** Terms in the order of the office where staff have changed it, else in that of the file; others follow what they followed. */
export function arrangeTerms(
  terms: readonly VocabularyTerm[],
  { office, order, agreedOrder }: Orders,
): VocabularyTerm[] {
  const own = office.map(({ id }) => id)
  const isOwn = agreedOrder !== null && !isSameOrder(own, agreedOrder)
  const [first, second] = isOwn ? [own, order] : [order, own]
  const arranged = [...first]
  for (const [at, id] of second.entries())
    if (!arranged.includes(id)) arranged.splice(arranged.indexOf(second[at - 1] ?? '') + 1, 0, id)
  return arranged.flatMap(id => terms.find(term => term.id === id) ?? [])
}

function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  const common = other.filter(id => one.includes(id))
  return one.filter(id => other.includes(id)).every((id, at) => id === common[at])
}
