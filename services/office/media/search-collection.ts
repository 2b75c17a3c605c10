import type { Locale } from '../../../contract/locale.ts'
import { fold } from '../../admin/search/fold.ts'

/** A picture that the site brings with it: texts name it by its id. */
export interface CollectionPicture {
  readonly id: string
  readonly alt: Readonly<Record<Locale, string>>
  /** The address of a small file. */
  readonly thumbnail: string | null
}

const mostFound = 12

/** Searches the site's own pictures by id and alternative text, in any language: the one of that id first. */
export function createCollectionSearch(pictures: readonly CollectionPicture[]) {
  const folded = pictures.map(picture => ({
    picture,
    words: fold([picture.id, ...Object.values(picture.alt)].join(' ')).text,
  }))
  return (q: string) => {
    const wanted = fold(q).text.split(/\s+/).filter(Boolean)
    if (wanted.length === 0) return []
    const named = wanted.join(' ')
    const rank = (id: string) => (id === named ? 0 : id.startsWith(named) ? 1 : 2)
    return folded
      .flatMap(({ picture, words }) => (wanted.every(word => words.includes(word)) ? picture : []))
      .toSorted((a, b) => rank(a.id) - rank(b.id))
      .slice(0, mostFound)
      .map(({ id, alt, thumbnail }) => ({ id, alt: alt.en, thumbnail }))
  }
}
