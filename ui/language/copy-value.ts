/** Nested strings, plural forms and lists of them, without functions. */
export type CopyValue = string | undefined | { readonly [key: string]: CopyValue } | readonly CopyValue[]
