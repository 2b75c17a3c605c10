import { readGroupVersion } from '../../../contract/handbook-versions.ts'
import { isLocale, type Locale } from '../../../contract/locale.ts'
import type { VersionChoice } from '../../../contract/office/handbook-tree.ts'

/** Titles of versions by their names: `procreate 5X`. */
export type VersionTitles = Readonly<Record<string, string>>

export const titlesOf = (versions: readonly VersionChoice[]): VersionTitles =>
  Object.fromEntries(
    versions.map(({ product, title, group_version }) => [group_version, `${product} ${title}`]),
  )

/** The address of a handbook page on the site, in English; null for a version that is none. */
export function findPageAddress(version: string, path: string): string | null {
  const found = readGroupVersion(version)
  return found ? `/handbook/${found.product}/${found.slug}/${path}` : null
}

/** What the screen shows, as it stands in its address. */
export interface VotesFilter {
  readonly show: 'votes' | 'comments'
  readonly version?: string
  readonly path?: string
  readonly language?: Locale
  readonly cursor?: string
}

/** The filter of an address; values that are none of a choice are dropped. */
export function readVotesFilter(query: URLSearchParams): VotesFilter {
  const text = (name: string) => (query.get(name) ?? '').trim()
  const [version, path, language, cursor] = [
    text('version'),
    pathIn(text('path')),
    text('language'),
    text('cursor'),
  ]
  return {
    show: text('show') === 'comments' ? 'comments' : 'votes',
    ...(readGroupVersion(version) !== null && { version }),
    ...(path !== '' && { path }),
    ...(isLocale(language) && { language }),
    ...(cursor !== '' && { cursor }),
  }
}

/** The path of a page as it was typed, or in an address of the handbook that was pasted: `layers/masks`. */
function pathIn(typed: string): string {
  const [, path = typed] = /\/handbook\/[^/]+\/[^/]+\/([^?#]+)/.exec(typed) ?? []
  return path
    .replaceAll(/^\/+|\/+$/g, '')
    .replace(/\.md$/, '')
    .toLowerCase()
    .slice(0, 200)
}

/** The address of the screen. */
export const votesPath = (filter: VotesFilter): string => `/site/votes?${new URLSearchParams({ ...filter })}`

/** The address of the CSV file of a filter. */
export function exportPath({ version, path, language }: VotesFilter): string {
  const query = new URLSearchParams({
    ...(version && { version }),
    ...(path && { path }),
    ...(language && { language }),
  })
  return `/office/files/ratings.csv${query.size > 0 ? `?${query}` : ''}`
}
