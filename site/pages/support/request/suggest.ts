import type { SearchResult } from '../../../../contract/handbook.ts'

/** A page of a handbook that may answer a question. */
export interface Suggestion {
  readonly href: string
  readonly title: string
}

export interface Shelf {
  readonly groupVersion: string
  /** The handbook's address in the language of the page. */
  readonly start: string
}

const maxWords = 4
const maxShown = 4
/** Words of a question that no page is about. */
const empty =
  /^(?:about|after|again|always|before|cannot|could|does|doing|don|every|from|have|hello|help|just|like|make|please|problem|procreate|pocket|dreams|question|really|should|since|some|still|thanks|that|their|them|then|there|they|this|want|what|when|where|which|while|with|without|work|works|would|your|可以|什么|怎么|如何|请问|我们|为什么|没有|一个|ます|です|した|ない|こと|どう|ください|ありません|できません)$/

/** The words that a question turns on: the longest, for the short ones are in every page. */
function wordsOf(question: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  const words = [...segmenter.segment(question.slice(0, 2000).toLowerCase())]
    .filter(({ segment, isWordLike }) => isWordLike && isTelling(segment))
    .map(({ segment }) => segment)
  return [...new Set(words)].sort((one, other) => other.length - one.length).slice(0, maxWords)
}

const isTelling = (word: string) =>
  word.length >= (/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(word) ? 2 : 4) &&
  !empty.test(word)

/** The pages that have most of a question's words, the best first. A word that cannot be asked counts for nothing. */
export async function suggest(
  ask: (word: string) => Promise<readonly SearchResult[]>,
  question: { readonly text: string; readonly language: string },
  shelf: Shelf,
): Promise<Suggestion[]> {
  const words = wordsOf(question.text, question.language)
  const found = await Promise.all(words.map(word => ask(word).catch(() => [])))
  const pages = new Map<string, { readonly title: string; weight: number }>()
  for (const results of found) {
    for (const [place, { path, title }] of results.slice(0, 10).entries()) {
      const page = pages.get(path) ?? { title: title.map(({ text }) => text).join(''), weight: 0 }
      page.weight += 1 + 1 / (place + 1)
      pages.set(path, page)
    }
  }
  return [...pages]
    .sort(([, one], [, other]) => other.weight - one.weight)
    .slice(0, maxShown)
    .map(([path, { title }]) => ({ href: `${shelf.start}/${path}`, title }))
}
