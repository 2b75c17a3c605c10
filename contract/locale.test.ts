import { expect, test } from 'vitest'
import {
  everyLocale,
  findLocale,
  isCjk,
  type LanguageTag,
  languageTagOf,
  localeOfTag,
  locales,
} from './locale.ts'

test('each locale has a language tag of its own that Intl takes, and the way back leads to it', () => {
  for (const locale of everyLocale) {
    const tag = languageTagOf(locale)
    expect([Intl.getCanonicalLocales(tag), localeOfTag(tag)]).toEqual([[tag], locale])
    expect(new Intl.Locale(tag).maximize().script).toBe(locales[locale].script)
  }
})

test('a name from outside is a locale or a language tag in any case, and any other is no locale', () => {
  expect(['cn', 'zh-CN', 'ZH-cn', 'JA', 'en-us'].map(findLocale)).toEqual(['cn', 'cn', 'cn', 'jp', 'en'])
  expect(['', 'fr', 'zh', 'toString', 'en-GB'].map(findLocale)).toEqual(Array(5).fill(undefined))
})

test('a stored language tag that no locale has is an error, never English', () => {
  const stored: string = 'fr'
  expect(() => localeOfTag(stored as LanguageTag)).toThrow('No locale has the language tag fr')
})

test('Chinese and Japanese are set in heading fonts of their own', () => {
  expect(everyLocale.filter(isCjk)).toEqual(['cn', 'jp'])
})
