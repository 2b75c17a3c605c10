/**
 * Invisible characters and bidirectional controls: control and format characters, line separators, lone surrogates,
 * private use, and the fillers and blanks in Unicode's letter categories.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0\u2800]|\u034f/u

export const hasInvisible = (text: string): boolean => invisible.test(text)

/** The length in code points. */
export const lengthOf = (text: string): number => Array.from(text).length
