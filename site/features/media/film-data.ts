import type { Locale } from '../../../contract/locale.ts'
import { type FilmId, films } from '../../pictures/manifest.ts'
import { collectionFilm } from './film.ts'

/** The day when the films of the collection were first to be seen here; search engines list no film without one. */
const published = '2026-11-21'

interface Shown {
  /** What the film is called on its page. */
  readonly name: string
  readonly locale: Locale
  readonly origin: string
}

/** A film of the collection as https://schema.org/VideoObject. */
export function filmData(id: FilmId, { name, locale, origin }: Shown) {
  const { alt, credit, poster, sources, width, height } = collectionFilm(id, locale)
  return {
    '@type': 'VideoObject',
    name: name.replaceAll('|', ''),
    description: alt,
    thumbnailUrl: origin + poster.jpg,
    contentUrl: origin + (sources.at(-1)?.src ?? ''),
    duration: `PT${films[id].duration}S`,
    uploadDate: published,
    width,
    height,
    creditText: credit,
  }
}
