import type { SearchResult } from '../../../../contract/handbook.ts'

/** Where a result leads: to the heading that it was found under, else to the top of its page. */
export const placeOf = (start: string, { path, point_of_interest: point }: SearchResult): string =>
  `${start}/${path}${point ? `#${point.id}` : ''}`
