import { readGroupVersion } from './handbook-versions.ts'

/**
 * What of the content is shown in more than one place. A change names the keys that it touches and a page those that it is made
 * of, as surrogate keys: printable, without spaces and commas.
 */
export const contentKeys = {
  /** The lists of articles: the titles, dates and covers of all. */
  articles: 'insight',
  /** The lists of positions. */
  positions: 'careers',
  /** The lessons for schools. */
  lessons: 'education',
  /** The vocabularies, in which articles and positions are named. */
  terms: 'terms',
  prices: 'prices',
  announcements: 'announcements',
  /** The archive of the newsletter. */
  letters: 'letters',
  /** Which versions the handbooks have, and their titles. */
  versions: 'handbook-versions',
  /** The wall of works. */
  works: 'made-with',
  redirects: 'redirects',
  /** What staff say of incidents. */
  incidents: 'incidents',
  /** The date, in UTC and in Hobart: no change of the content raises it. */
  day: 'day',
} as const

/** The order, titles and versions of a handbook. */
export const handbookKey = (product: string): string => `handbook/${product}`

/** The texts of all pages of a handbook, as its search finds them. */
export const handbookTextsKey = (product: string): string => `handbook-texts/${product}`

/** The handbook of a version as the database names it. */
export const productOfVersion = (groupVersion: string): string =>
  readGroupVersion(groupVersion)?.product ?? groupVersion

/** An article, a position, a lesson, a document or a page of a handbook: its path, whichever version of the handbook it stands in. */
export const entryKey = (path: string): string => path.replace(/@.*$/, '')
