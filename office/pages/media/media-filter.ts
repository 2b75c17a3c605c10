/** The filters of the library, with their titles. */
export const filterTitles = {
  all: 'All',
  unused: 'Unused',
  wordless: 'Without words',
  unusable: 'Not usable',
  archived: 'Archived',
} as const
type Filter = keyof typeof filterTitles

/** The filter of an address; what is unknown is dropped. */
export function readFilter(query: URLSearchParams) {
  const text = (name: string, longest: number) => (query.get(name) ?? '').trim().slice(0, longest)
  const filters = Object.keys(filterTitles) as Filter[]
  return {
    q: text('q', 200),
    filter: filters.find(each => each === text('filter', 20)) ?? 'all',
    cursor: text('cursor', 400),
  }
}
type MediaFilter = ReturnType<typeof readFilter>

/** The address of a filter, from another row on. */
export function pathOfFilter({ q, filter }: Pick<MediaFilter, 'q' | 'filter'>, cursor?: string | null) {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(filter !== 'all' && { filter }),
    ...(cursor && { cursor }),
  })
  return query.size > 0 ? `/media?${query}` : '/media'
}
