import { expect, test } from 'vitest'
import { isEmail } from '../../../contract/forms/email.ts'
import { hasInvisible } from '../../credentials/characters.ts'
import { isCommonPassword } from '../../credentials/common-passwords.ts'
import en from '../copy/en.ts'
import { listBirthDateProblems } from './birth-date.ts'
import { listNameProblems } from './person-name.ts'
import { usernameKeyOf } from './username.ts'

test('characters that cannot be seen are found, wherever they hide', () => {
  for (const code of [
    0, 0x1b, 0x7f, 0xad, 0x200b, 0x200e, 0x202e, 0x2028, 0x2066, 0x3164, 0xfeff, 0xe0041, 0xd800,
  ]) {
    expect(hasInvisible(`a${String.fromCodePoint(code)}b`)).toBe(true)
  }
  for (const text of ['', 'Mio', '田中 みお', 'Åse-Märtha', 'محمد', '🎨'])
    expect(hasInvisible(text)).toBe(false)
})

test.each([
  ['paypal', 'рауpаl'],
  ['Admin', 'ADMІN'],
  ['olivia', '0livia'],
  ['мария', 'МАРИЯ'],
  ['straße', 'STRAẞE'],
])('%s and %s read the same', (one, other) => {
  expect(usernameKeyOf(other)).toBe(usernameKeyOf(one))
})

test.each([
  ['mia', 'mio'],
  ['anne', 'anné'],
  ['山本', '山木'],
])('%s and %s do not', (one, other) => {
  expect(usernameKeyOf(other)).not.toBe(usernameKeyOf(one))
})

test('a key is its own key: what is stored can be made again', () => {
  for (const name of ['ﬁona', 'ＭＩＯ', 'Ǆemal', 'İpek', 'ϒψ']) {
    expect(usernameKeyOf(usernameKeyOf(name))).toBe(usernameKeyOf(name))
  }
})

test('addresses that the mailer takes, and no others', () => {
  for (const good of ['a@b.co', 'first.last+tag@sub.example.com', "o'neill@example.org", '田中@例え.jp']) {
    expect(isEmail(good)).toBe(true)
  }
  for (const bad of [
    '',
    '@',
    'a@',
    '@b.co',
    'a@b',
    'a b@c.co',
    'a@b..co',
    '.a@b.co',
    'a.@b.co',
    'a@-b.co',
    'a@1.2.3.4',
    'a@b@c.co',
    '<a@b.co>',
    'a@b.co,c@d.co',
  ]) {
    expect(isEmail(bad)).toBe(false)
  }
})

test.each([
  '12345678',
  '11111111',
  'abcabcabc',
  'Password1!',
  'P@ssw0rd2026',
  'qwerty123456',
  'iloveyou',
  'poiuytrewq',
  '!!!!sunshine99',
])('%s is one of the first to be tried', password => expect(isCommonPassword(password)).toBe(true))

test.each(['lemons and wattle', 'pqxr7vmz', '画室的窗朝南开', 'sunshine over kunanyi'])(
  '%s is not',
  password => {
    expect(isCommonPassword(password)).toBe(false)
  },
)

test.each([
  ['2013-06-15', []],
  ['2013-06-16', [en.dob.young]],
  ['1900-01-01', []],
  ['1899-12-31', [en.dob.invalid]],
  ['2012-02-29', []],
  ['2011-02-29', [en.dob.invalid]],
  ['94-02-28', [en.dob.invalid]],
  ['1994-2-28', [en.dob.invalid]],
  [undefined, [en.required]],
])('on 15 June 2026 the date of birth %s has the problems %j', (date, problems) => {
  expect(listBirthDateProblems(date, '2026-06-15', en)).toEqual(problems)
})

test('somebody born on 29 February is 13 on 1 March', () => {
  expect(listBirthDateProblems('2012-02-29', '2025-02-28', en)).toEqual([en.dob.young])
  expect(listBirthDateProblems('2012-02-29', '2025-03-01', en)).toEqual([])
})

test('names as people have them, and no addresses', () => {
  for (const good of [
    'Mio',
    'J. R. R.',
    "D'Arcy",
    'Ana María',
    '田中',
    'Jean-Luc',
    'Nguyễn',
    'ماريا',
    'Dr. Who',
    'X Æ A-12',
  ]) {
    expect(listNameProblems(good, en)).toEqual([])
  }
  for (const bad of ['evil.example', 'a@b', 'http://a', '<i>', '...', 'a/b', '🎨']) {
    expect(listNameProblems(bad, en)).toEqual([en.name.characters])
  }
})

test('no field takes long, whatever is in it', () => {
  const began = performance.now()
  for (const piece of ['a', '.', '-', 'a.', 'a-', '@', 'ａ', '1']) {
    const text = piece.repeat(Math.floor(1000 / piece.length))
    isEmail(text)
    isEmail(`a@${text}`)
    isCommonPassword(text)
    listNameProblems(text, en)
    usernameKeyOf(text)
  }
  expect(performance.now() - began).toBeLessThan(10_000)
})
