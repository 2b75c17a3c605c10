import * as v from 'valibot'

/** One line without control characters, of at most `longest` characters, for filters and credentials. */
export const plainText = /* @__NO_SIDE_EFFECTS__ */ (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest, `should have at most ${longest} characters`),
    v.regex(/^\P{Cc}*$/u, 'should be text without control characters'),
  )

/** Lines of text without other control characters, of at most `longest` characters; line ends become \n. */
export const plainLines = /* @__NO_SIDE_EFFECTS__ */ (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest, `should have at most ${longest} characters`),
    v.regex(/^(?:\P{Cc}|[\t\n\r])*$/u, 'should be text without control characters'),
    v.transform(text => text.replaceAll(/\r\n?/g, '\n')),
  )

/** An integer between two bounds, as text or number; digits only: `1e2` and `-1` are invalid. */
// @__NO_SIDE_EFFECTS__
export function integerBetween(least: number, most: number) {
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
 * A comma-separated list of names of a closed list, as an array. The message follows the name of the parameter.
 */
export const listOf = /* @__NO_SIDE_EFFECTS__ */ <const Name extends string>(names: readonly Name[]) =>
  v.pipe(
    v.string(),
    v.maxLength(200, 'should have at most 200 characters'),
    v.metadata({ type: 'array', maxLength: undefined, items: { enum: names } }),
    v.transform(list => list.split(',').filter(name => name !== '')),
    v.array(v.picklist(names, `should be some of ${names.join(', ')}, separated by commas`)),
  )

/** Marks an optional field as required in OpenAPI: the service answers a missing one with a field error. */
export const needed = /* @__NO_SIDE_EFFECTS__ */ <T>() => v.metadata<T, { needed: true }>({ needed: true })

/** The page size of a list. */
export const pageSize = integerBetween(1, 100)

/** The description of a 400 that every list can answer. */
export const outOfBounds =
  'A parameter is unknown or out of bounds, or the cursor is not one that a list gave'
