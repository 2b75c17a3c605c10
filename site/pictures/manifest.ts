import manifest from './manifest.json' with { type: 'json' }
import type { Film, OpenGraphPicture, Picture } from './picture.ts'

export type PictureId = keyof typeof manifest.pictures
export type FilmId = keyof typeof manifest.films

/**
 * The manifest of the collection, which `npm run art` generates from art/catalogue.ts. For loaders: it is too large for
 * a browser.
 */
export const pictures: Readonly<Record<PictureId, Picture>> = manifest.pictures
export const films: Readonly<Record<FilmId, Film>> = manifest.films
export const og: OpenGraphPicture = manifest.og
