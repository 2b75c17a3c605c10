import type { SearchResult } from '../../../../contract/handbook.ts'

/** The address of a result: its matching heading, else the top of its page. */
export const addressOfResult = (start: string, { path, point_of_interest: point }: SearchResult): string =>
  `${start}/${path}${point ? `#${point.id}` : ''}`
