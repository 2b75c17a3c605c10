import { expect, test } from 'vitest'
import { suggestLocale } from './suggest.ts'

const nobody = { preferred: undefined, country: undefined, acceptLanguage: undefined }
const suggest = (hints: Partial<typeof nobody | Record<keyof typeof nobody, string>>) =>
  suggestLocale({ ...nobody, ...hints })

test('a saved language wins over the country, and the country over what is read', () => {
  expect(suggest({ preferred: 'en', country: 'JP', acceptLanguage: 'zh' })).toBe('en')
  expect(suggest({ country: 'JP', acceptLanguage: 'zh' })).toBe('jp')
  expect(suggest({ acceptLanguage: 'zh' })).toBe('cn')
  expect(suggest({})).toBe(null)
})

test('a saved language that is none of ours says nothing', () => {
  expect(suggest({ preferred: 'fr', country: 'JP' })).toBe('jp')
  expect(suggest({ preferred: 'toString', acceptLanguage: 'ja' })).toBe('jp')
  expect(suggest({ preferred: '', acceptLanguage: 'ja' })).toBe('jp')
})

test.each([
  ['CN', 'cn'],
  ['MO', 'cn'],
  ['TW', 'cn'],
  ['hk', 'cn'],
  ['JP', 'jp'],
])('the country %s reads %s', (country, locale) => {
  expect(suggest({ country, acceptLanguage: 'en' })).toBe(locale)
})

test.each(['AU', 'FR', 'XX', '', 'constructor'])(
  'the country %s has no locale: what is read decides',
  country => {
    expect(suggest({ country, acceptLanguage: 'ja' })).toBe('jp')
    expect(suggest({ country })).toBe(null)
  },
)

test.each([
  ['zh-TW', 'cn'],
  ['zh-Hant-HK,zh;q=0.9', 'cn'],
  ['ja-JP', 'jp'],
  ['EN-au', 'en'],
  ['fr-FR, de;q=0.9, ja;q=0.8, en;q=0.7', 'jp'],
  ['en;q=0.3, ja;q=0.9', 'jp'],
  ['ja;q=0, en;q=0.1', 'en'],
  [' ja ; q=0.5 , zh ; q=0.6', 'cn'],
  ['fr, de', null],
  ['*', null],
  ['', null],
])('one who reads %s is offered %s', (acceptLanguage, locale) => {
  expect(suggest({ acceptLanguage })).toBe(locale)
})

test('a hostile header is read as far as is reasonable, and offers nothing', () => {
  const hostile = [
    ',,,;;;===',
    'ja;q=rubbish',
    `${'x'.repeat(100_000)},ja`,
    `${'a,'.repeat(50)}ja`,
    '\u0000\uffff',
  ]
  expect(hostile.map(acceptLanguage => suggest({ acceptLanguage }))).toEqual(hostile.map(() => null))
})
