const maxEntries = 1000
const maxLength = 200

/**
 * Memoizes a function of a short text from a request, such as a header's value: at most 1,000 texts of 200 characters. When
 * the map is full it is emptied, so that made-up texts displace the usual ones only for a moment.
 */
export function memoizeText<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { readonly value: Value }>()
  return text => {
    const entry = known.get(text)
    if (entry !== undefined) return entry.value
    const value = read(text)
    if (text.length > maxLength) return value
    if (known.size >= maxEntries) known.clear()
    known.set(text, { value })
    return value
  }
}
