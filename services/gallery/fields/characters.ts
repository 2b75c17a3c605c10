/**
 * Characters that cannot be seen, or make what follows read backwards: control and format characters, line separators,
 * half surrogates, private use, and the fillers and blanks that Unicode counts among letters.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0\u2800]|\u034f/u

export const hasInvisible = (text: string): boolean => invisible.test(text)

/** How many characters a reader counts, more or less. */
export const lengthOf = (text: string): number => Array.from(text).length
