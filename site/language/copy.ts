import type { Locale } from '../../contract/locale.ts'
import type { CopyValue } from './copy-value.ts'
import { interpolate, type PluralForms } from './format.ts'
import { pseudo } from './pseudo.ts'

/** The shape of the English copy with its sentences forgotten: what the other languages must fill. */
export type SameShape<T> = T extends string
  ? string
  : T extends { one: string; other: string }
    ? PluralForms
    : T extends readonly (infer Item)[]
      ? readonly SameShape<Item>[]
      : { readonly [K in keyof T]: SameShape<T[K]> }

export type Copies<T> = Readonly<Record<Locale, T>>

/** The copy of one language. In the pseudo-language every sentence is longer and accented, to show what is not copy. */
export function copyOf<T extends CopyValue>(copies: Copies<T>, locale: Locale, asPseudo = false): T {
  return asPseudo ? pseudo(copies.en) : copies[locale]
}

/** The copy with values for the `{names}` of its sentences. Names without a value stay, to be filled in later. */
export function fillCopy<T extends CopyValue>(copy: T, values: Readonly<Record<string, string>>): T {
  const filled = (value: CopyValue): CopyValue => {
    if (typeof value === 'string') return interpolate(value, values)
    if (value === undefined) return value
    if (Array.isArray(value)) return value.map(filled)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filled(each)]))
  }
  return filled(copy) as T
}
