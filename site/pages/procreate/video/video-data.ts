import type { FilmData } from '../../../ui/film.tsx'

/** The day when the film was first to be seen here. */
const published = '2026-11-21'

/** The film as https://schema.org/VideoObject. */
export const videoData = (origin: string, name: string, film: FilmData) => ({
  '@type': 'VideoObject',
  name,
  description: film.alt,
  thumbnailUrl: origin + film.poster.jpg,
  contentUrl: origin + (film.sources.at(-1)?.src ?? ''),
  duration: 'PT30S',
  uploadDate: published,
  width: film.width,
  height: film.height,
})
