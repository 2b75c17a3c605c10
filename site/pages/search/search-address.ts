import type { Locale } from '../../../contract/locale.ts'
import type { SearchKind } from '../../../contract/search-kinds.ts'
import { link } from '../../language/link.ts'

interface SearchAddress {
  readonly query: string
  readonly kind?: SearchKind | null
  readonly after?: string
}

/** The address of a search. */
export function searchAddress(locale: Locale, { query, kind, after }: SearchAddress): string {
  const params = { q: query, ...(kind && { kind }), ...(after !== undefined && { after }) }
  return `${link(locale, '/search')}?${new URLSearchParams(params)}`
}
