import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loopCount } from '../../test/loop-count.ts'
import type { Guard } from '../http/guard.ts'
import { createCaptcha } from './captcha.ts'
import { noScriptProof, solveCaptcha } from './proof-for-tests.ts'

const secret = 'a secret that signs proofs'
const now = new Date('2026-06-15T10:00:00.000Z')
const endless: Guard<'noScriptTokenByAddress'> = {
  check: async () => {},
  isWithin: async () => true,
  forget: async () => {},
}

const open = (service: string, key = secret) =>
  createCaptcha({
    setting: { kind: 'proof-of-work' },
    service,
    secret: key,
    guard: endless,
    clock: () => now,
    warn: () => {},
  })

const captcha = open('admin')
const isTaken = async (text: string, by = captcha) => (await by.read(text)?.isGood('203.0.113.7')) === true

const work = await solveCaptcha((await captcha.offer()).challenge)
const noScriptToken = noScriptProof('admin', secret, now)
const json = Buffer.from(work.slice('work:'.length), 'base64').toString('utf8')
const encode = (text: string) => `work:${Buffer.from(text).toString('base64')}`

/** One edit of a text: an inserted, replaced, removed or case-swapped character, or a repeated part. */
const changeOf = (text: string) =>
  fc
    .record({
      at: fc.nat(text.length),
      much: fc.integer({ min: 0, max: 3 }),
      put: fc.oneof(
        fc.constantFrom(
          '',
          ' ',
          '\n',
          '\r\n',
          '\t',
          '=',
          '-',
          '_',
          '+',
          '/',
          '0',
          'A',
          'a',
          '.',
          '\0',
          '"',
          ',',
        ),
        fc.string({ unit: 'binary', maxLength: 3 }),
      ),
      flip: fc.boolean(),
    })
    .map(({ at, much, put, flip }) => {
      const cut = text.slice(at, at + much)
      const other = cut.toLowerCase() === cut ? cut.toUpperCase() : cut.toLowerCase()
      return text.slice(0, at) + (flip ? other + put : put) + text.slice(at + much)
    })

test('the proof of an offer is taken, and what is spent of it is the challenge', async () => {
  expect(await isTaken(work)).toBe(true)
  expect(await isTaken(noScriptToken)).toBe(true)
  const { challenge } = JSON.parse(json) as {
    challenge: { signature: string; parameters: { cost: number } }
  }
  expect(challenge.parameters.cost).toBe(5000)
  expect(captcha.read(work)?.identity).toBe(`work ${challenge.signature}`)
})

describe('of all changes to a proof, none is taken', () => {
  test.each([
    ['the text of a proof of work', work, (text: string) => text],
    ['the JSON within it', json, encode],
    ['the text of a no-script token', noScriptToken, (text: string) => text],
  ] as const)('%s', async (_, original, dress) => {
    await fc.assert(
      fc.asyncProperty(changeOf(original), async changed => {
        fc.pre(changed !== original)
        expect(await isTaken(dress(changed))).toBe(false)
      }),
      { numRuns: loopCount(300, 1500) },
    )
  })

  test.each(
    Object.entries({
      'white space around it': [` ${work}`, `${work} `, `${work}\n`, work.replace('work:', 'work: ')],
      'white space in its base64': [
        `${work.slice(0, 40)}\n${work.slice(40)}`,
        `${work.slice(0, 9)} ${work.slice(9)}`,
      ],
      'other padding': [`${work}=`, `${work}==`, work.replace(/=+$/, '')],
      'the alphabet of addresses': [`work:${Buffer.from(json).toString('base64url')}`],
      'white space in its JSON': [
        encode(`${json} `),
        encode(json.replace(':', ': ')),
        encode(`\ufeff${json}`),
      ],
      'one key more': [
        encode(json.replace('{', '{"more":1,')),
        encode(json.replace('"solution":{', '"solution":{"time":1,')),
        encode(json.replace('"parameters":{', '"parameters":{"data":{},')),
        encode(json.replace('"counter"', '"__proto__":{},"counter"')),
        encode(json.replace('"counter"', '"counter":1,"counter"')),
      ],
      'another order': [
        encode(
          JSON.stringify({ solution: JSON.parse(json).solution, challenge: JSON.parse(json).challenge }),
        ),
      ],
      'numbers in other words': [
        encode(json.replace('5000', '5000.0')),
        encode(json.replace('5000', '5e3')),
        encode(json.replace(/"counter":(\d+)/, '"counter":"$1"')),
        encode(json.replace(/"counter":(\d+)/, '"counter":1$1')),
      ],
      'letters in other words': [
        encode(json.replace('PBKDF2', '\\u0050BKDF2')),
        encode(json.replace(/"nonce":"(\w+)"/, (_, nonce: string) => `"nonce":"${nonce.toUpperCase()}0"`)),
        encode(json.toUpperCase()),
      ],
    }),
  )('%s', async (_, changed) => {
    for (const text of changed) expect([text, await isTaken(text)]).toEqual([text, text === work])
  })
})

test('letters of hexadecimal digits in capitals are another text, and not taken', async () => {
  for (const key of ['salt', 'keyPrefix', 'signature', 'derivedKey']) {
    const changed = json.replace(new RegExp(`"${key}":"(\\w+)"`), (all, digits: string) =>
      all.replace(digits, digits.toUpperCase()),
    )
    if (changed !== json) expect([key, await isTaken(encode(changed))]).toEqual([key, false])
  }
})

test('a proof for one service, or by another secret, is none', async () => {
  for (const text of [work, noScriptToken]) {
    expect(await isTaken(text, open('gallery'))).toBe(false)
    expect(await isTaken(text, open('admin', 'another secret'))).toBe(false)
  }
})

test('a token of a provider has one form', () => {
  const vouching = createCaptcha({
    setting: { kind: 'recaptcha', siteKey: 'k', secret: 's', origin: 'http://127.0.0.1:9' },
    service: 'admin',
    secret,
    guard: endless,
    clock: () => now,
    warn: () => {},
  })
  expect(vouching.read('recaptcha:03AFcWeA-_7')?.identity).toBe('recaptcha 03AFcWeA-_7')
  for (const text of [
    'recaptcha:',
    'recaptcha: a',
    'recaptcha:a\n',
    'recaptcha:a=',
    'recaptcha:a%41',
    'Recaptcha:a',
    work,
  ])
    expect(vouching.read(text)).toBeNull()
})

test('a no-script token with another sign, digit or ending is invalid', async () => {
  const [, payload] = noScriptToken.split(':')
  for (const text of [
    `patience:0${payload}`,
    `patience:+${payload}`,
    `patience:${payload}=`,
    `patience:${payload}.`,
  ])
    expect([text, await isTaken(text)]).toEqual([text, false])
})
