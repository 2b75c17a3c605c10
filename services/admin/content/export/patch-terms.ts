import { type Document, isMap, isScalar, isSeq, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml'
import type { TermKind } from '../schema.ts'
import type { VocabularyTerm } from '../vocabularies/vocabulary-term.ts'

/** The file of vocabularies with other terms: lines of terms that are as they were stay, with their comments. */
export function patchTerms(
  text: string,
  vocabularies: ReadonlyMap<TermKind, readonly VocabularyTerm[]>,
): string {
  const document = parseDocument(text)
  for (const [kind, terms] of vocabularies) {
    const list = kind === 'category' ? document.contents : document.get(kind, true)
    if (isSeq(list)) patchList(document, list, terms)
  }
  return document.toString({ lineWidth: 0 })
}

function patchList(document: Document, list: YAMLSeq, terms: readonly VocabularyTerm[]) {
  const known = new Map(list.items.filter(isMap).map(item => [String(item.get('id')), item]))
  list.items = terms.map(term => {
    const item = known.get(term.id)
    return item ? patchItem(item, term) : createItem(document, term)
  })
}

function patchItem(item: YAMLMap, { title }: VocabularyTerm): YAMLMap {
  const titles = item.get('title', true)
  if (!isMap(titles)) return item
  for (const [locale, value] of Object.entries(title)) {
    const scalar = titles.get(locale, true)
    if (isScalar(scalar)) scalar.value = value
    else titles.set(locale, value)
  }
  return item
}

function createItem(document: Document, { id, title }: VocabularyTerm) {
  const item = document.createNode({ id, title })
  const titles = item.get('title', true)
  if (isMap(titles)) titles.flow = true
  return item
}
