/**
 * A value as one JSON string, which React Router's turbo-stream encoding does not index part by part; this saves a
 * tenth of the document.
 */
type JsonString<T> = string & { readonly holds?: T }

export const pack = <T>(value: T): JsonString<T> => JSON.stringify(value)
export const unpack = <T>(packed: JsonString<T>): T => JSON.parse(packed)
