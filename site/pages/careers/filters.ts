import type { Locale } from '../../../contract/locale.ts'
import { link } from '../../language/link.ts'

/** The filters of the position list: query parameters of the page and of the service. */
export const filterNames = ['team', 'location', 'type', 'workplace'] as const
export type FilterName = (typeof filterNames)[number]

/** The selected option of each filter. */
export type Filter = Readonly<Partial<Record<FilterName, string>>>

export function readFilter(query: URLSearchParams): Filter {
  const chosen = filterNames.flatMap(name => {
    const word = query.get(name)
    return word ? [[name, word]] : []
  })
  return Object.fromEntries(chosen) as Filter
}

/** The same filters with one option replaced or removed. */
export function changeFilter(filter: Filter, name: FilterName, word?: string): Filter {
  const { [name]: _, ...rest } = filter
  return word === undefined ? rest : { ...rest, [name]: word }
}

/** The address of the list under its filters; a cursor shows everything up to the end of that page. */
export function addressOf(locale: Locale, filter: Filter, cursor?: string): string {
  const query = new URLSearchParams()
  for (const name of filterNames) {
    const word = filter[name]
    if (word !== undefined) query.set(name, word)
  }
  if (cursor !== undefined) query.set('cursor', cursor)
  return `${link(locale, '/careers')}${query.size > 0 ? `?${query}` : ''}`
}
