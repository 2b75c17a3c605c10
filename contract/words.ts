import * as v from 'valibot'

/** Text of one line without control characters, at most `longest` characters: what a filter or a credential can be. */
export const plainText = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest, `should have at most ${longest} characters`),
    v.regex(/^\P{Cc}*$/u, 'should be text without control characters'),
  )

const inBounds = 'should be a whole number from 1 to 100'

/** How many rows a page of a list has. Digits only: `1e2` and `-1` are refused, and so is 101. */
export const pageSize = v.pipe(
  v.union([v.string(), v.number()], inBounds),
  v.description('A whole number from 1 to 100'),
  v.transform(String),
  v.regex(/^\d{1,3}$/, inBounds),
  v.transform(Number),
  v.minValue(1, inBounds),
  v.maxValue(100, inBounds),
)
