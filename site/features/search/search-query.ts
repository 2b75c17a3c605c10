/** The maximum length of a query, which is truncated. */
export const maxQueryLength = 200

/** The query trimmed, without control characters. */
export const parseQuery = (typed: string): string =>
  typed
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxQueryLength)
    .toWellFormed()
    .trim()
