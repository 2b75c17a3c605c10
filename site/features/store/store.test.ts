import * as v from 'valibot'
import { expect, test } from 'vitest'
import { formattedPrice } from '../../../contract/admin.ts'
import { outside } from '../../outside.ts'
import { amountOf, applicationData } from './application-data.ts'
import { priceLines, priceRow, usPriceSentence } from './format-price.ts'
import { storeOf } from './load-store.ts'

const usd = { formattedPrice: '$12.99', currency: 'USD' }
const prices = { procreate: usd, pocket: usd, dreams: { formattedPrice: '¥3,000', currency: 'JPY' } }

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
    offers: { price: '3000', priceCurrency: 'JPY', eligibleRegion: 'JP' },
  })
  expect(applicationData({ ...application, prices: null })).not.toHaveProperty('offers')
})

test('the way to the store says the price in its language, or that an app is bought once', () => {
  expect(storeOf('procreate', prices, 'en')).toMatchObject({
    price: 'US$12.99, once',
    where: 'On the US App Store. No subscription.',
    href: outside.appStore.procreate,
  })
  expect(storeOf('procreate', null, 'jp').price).toBe('買い切り')
})

test.each([
  ['en', usd, 'US$12.99 on the US App Store, once'],
  ['cn', { formattedPrice: '¥88.00', currency: 'CNY' }, '中国大陆 App Store：¥88.00，一次买断'],
  ['jp', { formattedPrice: '¥2,000', currency: 'JPY' }, '日本の App Store：¥2,000、買い切り'],
] as const)('in %s each price says whose it is', (locale, price, line) => {
  const all = { procreate: price, pocket: price, dreams: price }
  expect(priceLines(all, locale).pocket).toBe(line)
  const { where } = storeOf('pocket', all, locale)
  expect(where).toContain(line.match(/the US App Store|中国大陆 App Store|日本の App Store/)?.[0])
  expect(priceRow(all, locale).name).toContain('App Store')
  expect(priceLines(null, locale).pocket).not.toContain('App Store')
})

test.each([
  ['en', 'dreams costs 12.99 USD on the US App Store, once.'],
  ['cn', 'dreams 在美国 App Store 售价 12.99 美元，一次买断。'],
  ['jp', 'dreams は米国の App Store で 12.99 米ドルの買い切りです。'],
] as const)('in %s the price in the US is a sentence of the language', (locale, sentence) => {
  expect(usPriceSentence('dreams', { ...prices, dreams: usd }, locale)).toBe(sentence)
  expect(usPriceSentence('dreams', null, locale)).not.toMatch(/\d|\{/)
})
