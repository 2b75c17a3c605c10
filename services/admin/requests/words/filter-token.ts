/** A token that filters a search within the index; no text has a colon in its tokens. */
export const filterToken = (field: 'kind' | 'team' | 'locale', value: string): string => `${field}:${value}`
