import type { Locale } from '../../contract/locale.ts'
import type { CopyValue } from './copy-value.ts'
import { interpolate, type PluralForms } from './format.ts'
import { pseudo } from './pseudo.ts'

/** The type of the English copy with its string literals widened, which the other languages implement. */
export type SameShape<T> = T extends string
  ? string
  : T extends { one: string; other: string }
    ? PluralForms
    : T extends readonly (infer Item)[]
      ? readonly SameShape<Item>[]
      : { readonly [K in keyof T]: SameShape<T[K]> }

export type Copies<T> = Readonly<Record<Locale, T>>

/** The copy of one language. `asPseudo` gives the pseudo-language, which shows hard-coded text. */
export function copyOf<T extends CopyValue>(copies: Copies<T>, locale: Locale, asPseudo = false): T {
  return asPseudo ? pseudo(copies.en) : copies[locale]
}

/** Creates the loader of a folder's copy; the copy of other languages does not leave the server. */
export const createCopyLoader =
  <T extends CopyValue>(copies: Copies<T>) =>
  ({ pseudo: asPseudo }: { readonly pseudo: boolean }, locale: Locale): T =>
    copyOf(copies, locale, asPseudo)

/** The copy with its `{names}` interpolated. Names without a value stay for a later call. */
export function interpolateCopy<T extends CopyValue>(copy: T, values: Readonly<Record<string, string>>): T {
  const filled = (value: CopyValue): CopyValue => {
    if (typeof value === 'string') return interpolate(value, values)
    if (value === undefined) return value
    if (Array.isArray(value)) return value.map(filled)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filled(each)]))
  }
  return filled(copy) as T
}
