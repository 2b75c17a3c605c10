/** The maximum length of a query, which is truncated. */
export const longestQuestion = 200

/** The query trimmed, without control characters. */
export const questionOf = (typed: string): string =>
  typed
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longestQuestion)
    .toWellFormed()
    .trim()

/** A query of more than one character is searched. */
export const isQuestion = (question: string): boolean => [...question].length > 1
