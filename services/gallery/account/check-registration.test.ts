import { beforeAll, expect, test } from 'vitest'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../test/rows.ts'
import en from '../copy/en.ts'
import { mio, openGallery, type TestGallery } from '../service-for-tests.ts'

onDatabasesInTurn('a registration', databases => {
  let empty: TestGallery
  beforeAll(async () => {
    empty = await openGallery(databases)
  })

  const long = (length: number) => 'x'.repeat(length)
  test.each<[string, object, Record<string, string[]>]>([
    ['a user name of two letters', { username: 'ab' }, { username: ['Use at least 3 characters.'] }],
    ['a user name of 31 letters', { username: long(31) }, { username: ['Use at most 30 characters.'] }],
    ['a user name with a space', { username: 'mi o' }, { username: [en.username.characters] }],
    ['a user name of signs', { username: '---' }, { username: [en.username.characters] }],
    ['a user name with a control character', { username: 'mi\u0007o' }, { username: [en.invisible] }],
    ['a user name that turns round', { username: 'mi\u202eo' }, { username: [en.invisible] }],
    ['a user name with a joint nobody sees', { username: 'mi\u200bo' }, { username: [en.invisible] }],
    ['a first name that turns round', { firstname: 'Mi\u2067o' }, { firstname: [en.invisible] }],
    ['a last name of two lines', { lastname: 'Tan\naka' }, { lastname: [en.invisible] }],
    [
      'a first name that is a link',
      { firstname: 'https://evil.example' },
      { firstname: [en.name.characters] },
    ],
    [
      'a first name that is an address',
      { firstname: 'win at evil.example' },
      { firstname: [en.name.characters] },
    ],
    ['a first name of code', { firstname: '<b>Mio</b>' }, { firstname: [en.name.characters] }],
    ['a last name of 61 letters', { lastname: long(61) }, { lastname: ['Use at most 60 characters.'] }],
    ['an address without a host', { email: 'mio' }, { email: [en.email.invalid] }],
    ['two addresses', { email: 'a@example.com,b@example.com' }, { email: [en.email.invalid] }],
    [
      'an address with a header',
      { email: 'a@example.com\r\nBcc: b@example.com' },
      { email: [en.invisible, en.email.invalid] },
    ],
    [
      'an address of 300 characters',
      { email: `mio@${'a.'.repeat(150)}com` },
      { email: ['Use at most 254 characters.', en.email.invalid] },
    ],
    [
      'a short password',
      { password: 'Xk9!', password2: 'Xk9!' },
      { password: ['Use at least 8 characters.'] },
    ],
    [
      'a long password',
      { password: 'Xk9!mpQ7 '.repeat(15), password2: 'Xk9!mpQ7 '.repeat(15) },
      { password: ['Use at most 128 characters.'] },
    ],
    ['a password that differs', { password2: 'lemons and wattles' }, { password: [en.password.differs] }],
    [
      'a common password',
      { password: 'Password2026!', password2: 'Password2026!' },
      { password: [en.password.common] },
    ],
    [
      'a password of rows of keys',
      { password: 'qwertyuiop', password2: 'qwertyuiop' },
      { password: [en.password.common] },
    ],
    [
      'her own name for a password',
      { password: 'Mio-Tanaka-94', password2: 'Mio-Tanaka-94' },
      { password: [en.password.own] },
    ],
    [
      'her own address for a password',
      { password: 'mio@example.com', password2: 'mio@example.com' },
      { password: [en.password.own] },
    ],
    [
      'a short common one that differs',
      { password: '12345', password2: '' },
      { password: ['Use at least 8 characters.', en.password.common, en.password.differs] },
    ],
    ['a date that is none', { dob: '1994-02-30' }, { dob: [en.dob.invalid] }],
    ['a date in words', { dob: '28 February 1994' }, { dob: [en.dob.invalid] }],
    ['a date to come', { dob: '2026-06-16' }, { dob: [en.dob.invalid] }],
    ['a date long ago', { dob: '1899-12-31' }, { dob: [en.dob.invalid] }],
    ['somebody who is 13 tomorrow', { dob: '2013-06-16' }, { dob: [en.dob.young] }],
    ['no consent', { terms: false }, { terms: [en.terms] }],
  ])('refuses %s with its sentence, and keeps nothing', async (_, change, errors) => {
    const { db, openBrowser, listMails } = empty
    const response = await openBrowser().send('POST', '/users', { ...mio, ...change })
    expect(await response.json()).toEqual({ data: { success: false, errors } })
    expect(response.status).toBe(422)
    expect(await rowsOf(db, 'users')).toEqual([])
    expect(await listMails()).toEqual([])
  })

  test.each<[string, number, string]>([
    [JSON.stringify({ ...mio, username: 7 }), 422, 'username: '],
    [JSON.stringify({ ...mio, terms: 'yes' }), 422, 'terms: '],
    [JSON.stringify({ ...mio, firstname: null }), 422, 'firstname: '],
    [JSON.stringify({ ...mio, lastname: ['a'] }), 422, 'lastname: '],
    [JSON.stringify({ ...mio, email: 'x'.repeat(1001) }), 422, 'email: '],
    [JSON.stringify({ ...mio, admin: true }), 422, 'admin: '],
    [`{"__proto__":{"verified":true},${JSON.stringify(mio).slice(1)}`, 422, '__proto__: '],
    [`{"constructor":{"prototype":{}},${JSON.stringify(mio).slice(1)}`, 422, 'constructor: '],
    ['{', 400, 'not JSON'],
  ])('refuses what no form sends: %.60s', async (body, status, detail) => {
    const { db, openBrowser } = empty
    const response = await openBrowser().send('POST', '/users', body)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ status, detail: expect.stringContaining(detail) })
    expect(await rowsOf(db, 'users')).toEqual([])
  })
})
