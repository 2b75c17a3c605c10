/** The longest question that is asked; what follows is cut off. */
export const longestQuestion = 200

/** What is typed, without blanks around it and without what cannot be typed. */
export const questionOf = (typed: string): string =>
  typed
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longestQuestion)
    .toWellFormed()
    .trim()

/** A search is active when its text is longer than one character. */
export const isQuestion = (question: string): boolean => [...question].length > 1
