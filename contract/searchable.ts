/** Whether a query is asked in a handbook: it has more than one character. */
export const isSearchable = (query: string): boolean => [...query.trim()].length > 1

/** Whether a query is asked across the site: as in a handbook, or a single Chinese character, which is often a word. */
export const isSearchableOnSite = (query: string): boolean =>
  isSearchable(query) || /^\p{Script=Han}$/u.test(query.trim())
