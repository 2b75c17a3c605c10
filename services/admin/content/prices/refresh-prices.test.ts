import { expect, test } from 'vitest'
import { storeIds } from '../../../../contract/store.ts'
import { createLog } from '../../../../platform/log.ts'
import { onDatabasesInTurn } from '../../../../test/databases-in-turn.ts'
import { openAdminService } from '../../service-for-tests.ts'
import { readRevision } from '../revision.ts'
import { refreshPrices } from './refresh-prices.ts'

const currencies: Record<string, string> = { us: 'USD', cn: 'CNY', jp: 'JPY' }
const signs: Record<string, string> = { us: '$', cn: '¥', jp: '¥' }

/** A lookup server that answers each region by `price`. */
const store = (price: (country: string) => object | string | Error) =>
  (async (address: URL) => {
    const country = address.searchParams.get('country') ?? ''
    expect(address.searchParams.get('id')).toBe(Object.values(storeIds).join(','))
    const answer = price(country)
    if (answer instanceof Error) throw answer
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer))
  }) as typeof fetch

const app = (country: string, price: number, more: object = {}) => ({
  results: Object.values(storeIds).map(trackId => ({
    trackId,
    price,
    formattedPrice: `${signs[country]}${price}`,
    currency: currencies[country],
    ...more,
  })),
})

onDatabasesInTurn('prices of the store', databases => {
  const open = async () => {
    const service = await openAdminService(databases)
    const lines: string[] = []
    const log = createLog('warn', { write: (line: string) => void lines.push(line) })
    const refresh = (fetch: typeof globalThis.fetch) =>
      refreshPrices(service.db, { url: 'https://store.example/lookup', log, fetch })
    const price = async (language: string) => (await service.client(language).getPrices()).products.dreams
    return { ...service, lines, refresh, price }
  }

  test('are shown in the currency of each language, and pages are rendered anew', async () => {
    const { db, refresh, price } = await open()
    const before = await readRevision(db)
    const asked = { us: 14.99, cn: 98, jp: 2200 }
    expect(await refresh(store(country => app(country, asked[country as keyof typeof asked])))).toBe(9)
    expect(await price('en-US')).toEqual({ formattedPrice: '$14.99', currency: 'USD' })
    expect(await price('ja')).toEqual({ formattedPrice: '¥2200', currency: 'JPY' })
    expect(await readRevision(db)).toBeGreaterThan(before)
  })

  test.each([
    ['nothing at all', () => new Error('connect ECONNREFUSED')],
    ['no JSON', () => '<html>'],
    ['another shape', () => ({ results: 'none' })],
    ['a price of nothing', (country: string) => app(country, 0)],
    ['a price that is no number', (country: string) => app(country, 14, { price: 'free' })],
    ['another currency', (country: string) => app(country, 14, { currency: 'EUR' })],
    ['a price a thousand times what it was', (country: string) => app(country, 14_000_000)],
    ['markup for a price', (country: string) => app(country, 14, { formattedPrice: '<b>14</b>' })],
    ['no app of ours', () => ({ results: [] })],
  ])('stay as they are when the store answers %s', async (_, answer) => {
    const { refresh, price } = await open()
    expect(await refresh(store(answer))).toBe(0)
    expect(await price('en-US')).toEqual({ formattedPrice: '$12.99', currency: 'USD' })
  })

  test('of one region that fails are the only ones that stay, and the log names it', async () => {
    const { refresh, price, lines } = await open()
    await refresh(
      store(country =>
        country === 'cn' ? new Error('down') : app(country, country === 'us' ? 14.99 : 2200),
      ),
    )
    expect((await price('zh-CN')).formattedPrice).toBe('¥88.00')
    expect((await price('en-US')).formattedPrice).toBe('$14.99')
    expect(lines.join()).toContain('"region":"cn"')
  })
})
