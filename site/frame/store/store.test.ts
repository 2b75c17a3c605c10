import * as v from 'valibot'
import { expect, test } from 'vitest'
import { formattedPrice } from '../../../contract/admin.ts'
import { outside } from '../../outside.ts'
import { amountOf, applicationData } from './application-data.ts'
import { pathOfCode } from './code-path.ts'
import { storeOf } from './load-store.ts'

const price = { formattedPrice: '$12.99', currency: 'USD' }
const prices = { procreate: price, pocket: price, dreams: { formattedPrice: '¥3,000', currency: 'JPY' } }

test.each([
  ['$12.99', '12.99'],
  ['¥2,000', '2000'],
  ['¥128.00', '128.00'],
  ['1.299,00 kr', null],
  ['free', null],
])('the price %s is the number %s', (formatted, amount) => {
  expect(amountOf(formatted)).toBe(amount)
})

test.each(['$12.99', '¥2,000', '1.299,00 kr', 'US$0.99'])('%s is a price', text => {
  expect(v.is(formattedPrice, text)).toBe(true)
})

test.each(['', 'null', '-$12.99', '$0.00', '<b>$12.99</b>', '$1'.repeat(400)])('%j is none', text => {
  expect(v.is(formattedPrice, text)).toBe(false)
})

test('an app is offered at its price, and without an offer when there is none', () => {
  const application = { product: 'dreams', description: 'x', url: 'https://example.com/dreams' } as const
  expect(applicationData({ ...application, prices })).toMatchObject({
    offers: { price: '3000', priceCurrency: 'JPY' },
  })
  expect(applicationData({ ...application, prices: null })).not.toHaveProperty('offers')
})

test('the way to the store says the price in its language, or that an app is bought once', () => {
  expect(storeOf('procreate', prices, 'en')).toMatchObject({
    price: '$12.99, once',
    href: outside.appStore.procreate,
  })
  expect(storeOf('procreate', null, 'jp').price).toBe('買い切り')
})

test('a code is drawn as the runs of its rows', () => {
  expect(
    pathOfCode([
      [true, true, false, true],
      [false, false, false, false],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1z')
})
