/**
 * A value as one string. The framework's own format gives a number to every part of what a loader returns; on a page
 * with so many pictures that weighs a tenth of the document.
 */
export type Packed<T> = string & { readonly holds?: T }

export const pack = <T>(value: T): Packed<T> => JSON.stringify(value)
export const unpack = <T>(packed: Packed<T>): T => JSON.parse(packed)
