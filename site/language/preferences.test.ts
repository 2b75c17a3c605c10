import { expect, test } from 'vitest'
import { findCookie, findCookies } from '../../contract/cookies.ts'
import { bannerFor, dismiss, expiredCookie, preferenceCookie, readDismissed } from './preferences.ts'

test('a choice is kept for 365 days, for the whole site, and not sent along from other sites', () => {
  expect(preferenceCookie('preferred-locale', 'jp', 'http:')).toBe(
    'preferred-locale=jp; Max-Age=31536000; Path=/; SameSite=Lax',
  )
})

test('on https a choice, and taking it back, is Secure', () => {
  expect(preferenceCookie('preferred-locale', 'jp', 'https:')).toBe(
    'preferred-locale=jp; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
  )
  expect(expiredCookie('light-mode', 'https:')).toBe('light-mode=; Max-Age=0; Path=/; SameSite=Lax; Secure')
})

test('a cookie is found by its whole name, and the first of several counts', () => {
  const header = 'my-preferred-locale=jp;  preferred-locale=cn; other=a=b; preferred-locale=en'
  expect(findCookies(header, 'preferred-locale')).toEqual(['cn', 'en'])
  expect(findCookie(header, 'preferred-locale')).toBe('cn')
  expect(findCookie(header, 'other')).toBe('a=b')
  expect(findCookie(header, 'locale')).toBe(undefined)
  expect(findCookie('', 'preferred-locale')).toBe(undefined)
})

test('dismissed languages are read with and without percent-encoding, each once; rubbish is dropped', () => {
  expect(readDismissed('jp,en')).toEqual(['en', 'jp'])
  expect(readDismissed('cn%2Cjp%2ccn')).toEqual(['cn', 'jp'])
  expect(readDismissed('fr,,__proto__,CN, en')).toEqual([])
  expect(readDismissed(undefined)).toEqual([])
  expect(readDismissed(`${'x,'.repeat(5000)}en`)).toEqual([])
})

test('hiding adds the language of the page, once', () => {
  expect(dismiss(undefined, 'en')).toBe('en')
  expect(dismiss('en', 'en')).toBe('en')
  expect(dismiss('en', 'jp')).toBe('en,jp')
  expect(dismiss('nonsense', 'cn')).toBe('cn')
})

test('the banner offers another language than that of the page, unless it was hidden on this language', () => {
  expect(bannerFor('jp', [], 'en')).toBe('jp')
  expect(bannerFor('en', [], 'en')).toBe(null)
  expect(bannerFor(null, [], 'en')).toBe(null)
  expect(bannerFor('jp', ['en'], 'en')).toBe(null)
  expect(bannerFor('jp', ['jp', 'cn'], 'en')).toBe('jp')
})
