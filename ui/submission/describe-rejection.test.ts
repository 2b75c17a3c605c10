import { expect, test } from 'vitest'
import en from './copy/en.ts'
import { describeRejection } from './describe-rejection.ts'

const names = {
  copy: { ...en, locale: 'en' as const },
  prefix: 'login',
  labels: { username: 'Username', password: 'Password' },
}
const described = (rejection: object) => describeRejection({ values: {}, reasons: {}, ...rejection }, names)
const listed = (rejection: object) => described(rejection).summary?.errors

test('a reason is listed with the label of its field, in the order of the form', () => {
  expect(listed({ reasons: { password: 'required', username: 'too_long' } })).toEqual([
    { field: 'login-username', text: 'Username: That’s too long' },
    { field: 'login-password', text: 'Password: Required field' },
  ])
})

test('a sentence of the service stands as it is, unless it is the bare reason', () => {
  const messages = { username: ['This username is taken.'], password: ['Required field'] }
  expect(listed({ messages })).toEqual([
    { field: 'login-username', text: 'This username is taken.' },
    { field: 'login-password', text: 'Password: Required field' },
  ])
})

test('an error of no field has no link', () => {
  expect(listed({ messages: { '': ['Not now.'], other: ['Not this.'] } })).toEqual([
    { text: 'Not now.' },
    { text: 'Not this.' },
  ])
})

test('a form that only has to be sent once more has no errors', () => {
  const once = { reasons: { captcha: 'captcha' }, noScriptToken: 'x' }
  expect(described(once).summary).toEqual({ heading: en.almost, errors: [{ text: en.oncemore }] })
  const wrong = { ...once, reasons: { captcha: 'captcha', username: 'required' } }
  expect(described(wrong).summary?.heading).toBe(en.errors)
  expect(listed({ reasons: { captcha: 'captcha' } })).toEqual([{ text: en.reasons.captcha }])
})

test('a rate limit says when to come back; without a rejection nothing is said', () => {
  expect(listed({ fault: 'limited', retryAfter: 40 })).toEqual([
    { text: 'Too many tries. Send it again in 40 seconds: everything you typed is still here.' },
  ])
  expect(describeRejection(undefined, names)).toEqual({ errors: {}, summary: null, values: {} })
})
