import { type Locale, languageTagOf } from '../../../contract/locale.ts'
import type { FilmData } from '../../../ui/film.tsx'
import { type FilmId, films } from '../../pictures/manifest.ts'
import { toneOf } from '../../pictures/tone.ts'
import { filmCopy } from './film-copy.ts'

/** A video of the collection with its text in one language, for loaders. */
export function collectionFilm(id: FilmId, locale: Locale): FilmData {
  const film = films[id]
  const labels = filmCopy[locale]
  return {
    alt: film.alt[locale],
    credit: film.credit[locale],
    width: film.width,
    height: film.height,
    poster: film.poster,
    tone: toneOf(film.colour),
    sources: film.sources.map(({ src, type }) => ({ src, type })),
    captions: film.captions && {
      src: film.captions[locale],
      lang: languageTagOf(locale),
      label: labels.captions,
    },
    loops: film.loops,
    sound: film.sound,
    labels,
  }
}
