import type { Locale } from '../../../contract/locale.ts'
import { collectionFilm } from '../../features/media/film.ts'
import { collectionPicture } from '../../features/media/picture.ts'
import { type FilmId, films, type PictureId, pictures } from '../../pictures/manifest.ts'
import type { Cut, Picture } from '../../pictures/picture.ts'

/** Every picture and film of the site with its metadata, for the loader. */
export function listCollection(locale: Locale) {
  return {
    pictures: (Object.keys(pictures) as PictureId[]).map(id => describe(id, pictures[id], locale)),
    films: [
      ...(Object.keys(films) as FilmId[]).map(id => describeFilm(id, locale)),
      // The collection has no film with sound, so this one shows the sound button.
      { ...describeFilm('walk', locale, true), id: 'walk, as if with sound' },
    ],
  }
}

function describeFilm(id: FilmId, locale: Locale, sound: boolean = films[id].sound) {
  const film = films[id]
  return {
    id: id as string,
    film: { ...collectionFilm(id, locale), sound },
    facts: `${film.width} × ${film.height}, ${film.duration} s, ${film.fps} fps`,
    files: film.sources.map(({ src, type, bytes }) => ({ name: src, what: `${type}, ${weigh(bytes)}` })),
  }
}

function describe(id: PictureId, picture: Picture, locale: Locale) {
  const names = Object.keys(picture.crops)
  return {
    id,
    colour: picture.colour,
    views: [
      { name: 'whole', picture: collectionPicture(id, locale), ...measure(picture) },
      ...names.map(name => ({
        name,
        picture: collectionPicture(id, locale, name),
        ...measure(picture.crops[name] ?? picture),
      })),
    ],
  }
}

/** The size of the largest file, and of each file by format and width. */
function measure({ width, height, sources }: Cut) {
  const formats = Object.entries(sources) as [string, Cut['sources']['avif']][]
  return {
    facts: `${width} × ${height}`,
    files: formats.map(([format, files]) => ({
      name: format,
      what: files.map(file => `${file.width}: ${weigh(file.bytes)}`).join(', '),
    })),
  }
}

const weigh = (bytes: number) => `${Math.round(bytes / 1024)} KB`
