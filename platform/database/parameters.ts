type PlainValue = string | number | bigint | Uint8Array | null

/**
 * Normalises a query's parameters for both databases: booleans become 0 and 1. Throws a TypeError for values that the
 * databases would store differently.
 */
export function toPlainValues(parameters: readonly unknown[]): PlainValue[] {
  return parameters.map(toPlainValue)
}

function toPlainValue(value: unknown): PlainValue {
  switch (typeof value) {
    case 'string':
    case 'bigint':
      return value
    case 'boolean':
      return value ? 1 : 0
    case 'number':
      if (Number.isFinite(value)) return value
      throw new TypeError('A query parameter is not a finite number')
    case 'object':
      if (value === null || value instanceof Uint8Array) return value
      if (value instanceof Date)
        throw new TypeError('A query parameter is a Date: times are stored as ISO text')
  }
  throw new TypeError(`A query parameter is of a kind that cannot be stored (${typeof value})`)
}

/** A number from the text of an integer or numeric. Throws a RangeError for an integer that is not exact as one. */
export function toExactNumber(text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && !Number.isSafeInteger(number)) {
    throw new RangeError('The database returned an integer that is too large for a number')
  }
  return number
}
