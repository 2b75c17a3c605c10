import * as v from 'valibot'

/** Text of one line without control characters, at most `longest` characters: what a filter or a credential can be. */
export const plainText = /* @__NO_SIDE_EFFECTS__ */ (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest, `should have at most ${longest} characters`),
    v.regex(/^\P{Cc}*$/u, 'should be text without control characters'),
  )

/** A whole number within bounds, as text or as a number. Digits only: `1e2` and `-1` are refused. */
// @__NO_SIDE_EFFECTS__
export function wholeNumber(least: number, most: number) {
  const inBounds = `should be a whole number from ${least} to ${most}`
  return v.pipe(
    v.union([v.string(), v.number()], inBounds),
    v.metadata({ anyOf: undefined, type: 'integer', minimum: least, maximum: most }),
    v.transform(String),
    v.regex(/^\d{1,7}$/, inBounds),
    v.transform(Number),
    v.minValue(least, inBounds),
    v.maxValue(most, inBounds),
  )
}

/**
 * Some of the names of a closed list, separated by commas, as an array. The message begins so that it can follow the name of
 * the parameter.
 */
export const listOf = /* @__NO_SIDE_EFFECTS__ */ <const Name extends string>(names: readonly Name[]) =>
  v.pipe(
    v.string(),
    v.maxLength(200, 'should have at most 200 characters'),
    v.metadata({ type: 'array', maxLength: undefined, items: { enum: names } }),
    v.transform(list => list.split(',').filter(name => name !== '')),
    v.array(v.picklist(names, `should be some of ${names.join(', ')}, separated by commas`)),
  )

/** Marks a field that a schema lets pass without a value, and the service then refuses with a sentence of its own. */
export const needed = /* @__NO_SIDE_EFFECTS__ */ <T>() => v.metadata<T, { needed: true }>({ needed: true })

/** How many rows a page of a list has. */
export const pageSize = wholeNumber(1, 100)

/** What a list is refused for, besides what its own calls say. */
export const outOfBounds =
  'A parameter is unknown or out of bounds, or the cursor is not one that a list gave'
