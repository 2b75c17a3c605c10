import type { Locale } from '../../../contract/locale.ts'
import { link } from '../../language/link.ts'

/** What positions are filtered by: the names in the address and in the service's query. */
export const filterNames = ['team', 'location', 'type', 'workplace'] as const
export type FilterName = (typeof filterNames)[number]

/** The word that is chosen of each, if any. */
export type Filter = Readonly<Partial<Record<FilterName, string>>>

export function readFilter(query: URLSearchParams): Filter {
  const chosen = filterNames.flatMap(name => {
    const word = query.get(name)
    return word ? [[name, word]] : []
  })
  return Object.fromEntries(chosen) as Filter
}

/** The same filter with another word for a name, or without that name. */
export function changeFilter(filter: Filter, name: FilterName, word?: string): Filter {
  const { [name]: _, ...rest } = filter
  return word === undefined ? rest : { ...rest, [name]: word }
}

/** The list's own address under a filter, and with a cursor everything up to the end of the page after it. */
export function addressOf(locale: Locale, filter: Filter, cursor?: string): string {
  const query = new URLSearchParams()
  for (const name of filterNames) {
    const word = filter[name]
    if (word !== undefined) query.set(name, word)
  }
  if (cursor !== undefined) query.set('cursor', cursor)
  return `${link(locale, '/careers')}${query.size > 0 ? `?${query}` : ''}`
}
