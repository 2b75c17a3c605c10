import * as v from 'valibot'
import { expect, test } from 'vitest'
import { emailKeyOf, isEmail, normalizeEmail } from './email.ts'
import { email, reasonsOf } from './rules.ts'

const form = v.object({ email })
const reasonOf = (typed: string) => reasonsOf(form, { email: typed }).email ?? null

test.each([
  'ann@example.com',
  ' ann@example.com ',
  'ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ',
  'añb@exämple.com',
  'a.b+c@x-y.example',
])('%s is an address, for the forms of the site and for the services', typed => {
  expect([reasonOf(typed), isEmail(normalizeEmail(typed))]).toEqual([null, true])
})

test.each([
  'ann',
  'ann@',
  '@example.com',
  'a b@example.com',
  'a@b@example.com',
  'ann@example',
  'ann@example.123',
  '.ann@example.com',
  'ann.@example.com',
  'a..b@example.com',
  'ann@-example.com',
  'ann@example-.com',
  'ann\u200b@example.com',
  'ann@example.com\nBcc: eve@example.com',
])('%j is none, for either', typed => {
  expect([reasonOf(typed), isEmail(normalizeEmail(typed))]).toEqual(['email', false])
})

test('an empty address is missing, and a long one too long', () => {
  expect(reasonOf(' \t')).toBe('required')
  expect(reasonOf(`${'a'.repeat(255)}@example.com`)).toBe('too_long')
})

test('two ways to write an address have one key, and a key is its own', () => {
  const key = emailKeyOf(' Ａnn@Example.COM ')
  expect(key).toBe('ann@example.com')
  for (const typed of [key, 'İ@example.com', 'ﬁ@example.com'])
    expect(emailKeyOf(emailKeyOf(typed))).toBe(emailKeyOf(typed))
})
