import type { Locale } from '../../../contract/locale.ts'
import { type FilmId, films } from '../../pictures/manifest.ts'
import { collectionFilm } from './film.ts'

/** The collection's `uploadDate`, which search engines require for videos. */
const published = '2026-11-21'

interface FilmPage {
  /** The video's name on its page. */
  readonly name: string
  readonly locale: Locale
  readonly origin: string
}

/** Structured data of a video as https://schema.org/VideoObject. */
export function filmData(id: FilmId, { name, locale, origin }: FilmPage) {
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
