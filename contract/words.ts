import * as v from 'valibot'

/** Text of one line without control characters, at most `longest` characters: what a filter or a credential can be. */
export const plainText = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest, `should have at most ${longest} characters`),
    v.regex(/^\P{Cc}*$/u, 'should be text without control characters'),
  )

/** A whole number within bounds, as text or as a number. Digits only: `1e2` and `-1` are refused. */
export function wholeNumber(least: number, most: number) {
  const inBounds = `should be a whole number from ${least} to ${most}`
  return v.pipe(
    v.union([v.string(), v.number()], inBounds),
    v.description(`A whole number from ${least} to ${most}`),
    v.transform(String),
    v.regex(/^\d{1,7}$/, inBounds),
    v.transform(Number),
    v.minValue(least, inBounds),
    v.maxValue(most, inBounds),
  )
}

/** How many rows a page of a list has. */
export const pageSize = wholeNumber(1, 100)
