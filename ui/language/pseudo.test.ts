import { expect, test } from 'vitest'
import { copyOf } from './copy.ts'
import { pseudo } from './pseudo.ts'

const en = { title: 'Apps', count: { one: '{n} position', other: '{n} positions' }, list: ['a', 'z'] }
const cn = { title: '应用', count: { other: '{n} 个职位' }, list: ['一', '二'] }
const jp = { title: 'アプリ', count: { other: '{n}件' }, list: ['一', '二'] }

test('the copy of a language is its own', () => {
  const copies = { en, cn, jp } as Record<'en' | 'cn' | 'jp', typeof cn>
  expect(copyOf(copies, 'cn')).toBe(cn)
  expect(copyOf(copies, 'jp').title).toBe('アプリ')
})

test('the pseudo-language takes the place of every language', () => {
  const copies = { en, cn, jp } as Record<'en' | 'cn' | 'jp', typeof cn>
  expect(copyOf(copies, 'jp', true)).toEqual(pseudo(en))
})

test('a sentence is accented, a third longer and in brackets', () => {
  expect(pseudo('Sail on')).toBe('[Šáíļ öñ~~~]')
  expect(pseudo('')).toBe('[]')
})

test('it reaches every sentence, and keeps the {names} that are filled in later', () => {
  expect(pseudo(en).count.other).toMatch(/^\[\{n\} .*\]$/)
  expect(pseudo(en).list).toEqual(['[á~]', '[z~]'])
  expect(pseudo({ absent: undefined })).toEqual({ absent: undefined })
})
