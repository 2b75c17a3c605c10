import { expect, test } from 'vitest'
import { createAdminClient } from '../../../contract/admin.ts'
import type { ShownPrice } from '../../../contract/office/prices.ts'
import { storeIds } from '../../../contract/store.ts'
import { createLog } from '../../../platform/log.ts'
import { onBoth, onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { refreshPrices } from '../../admin/content/prices/refresh-prices.ts'
import { readRevision } from '../../admin/content/revision.ts'
import { openContent } from '../content/content-for-tests.ts'
import { origin } from '../three-services-for-tests.ts'
import { readAmount } from './read-amount.ts'

/** A store that says one price for every app in the US, and nothing elsewhere. */
const storeWith = (price: number) =>
  (async (address: URL) =>
    address.searchParams.get('country') === 'us'
      ? Response.json({
          results: Object.values(storeIds).map(trackId => ({
            ...{ trackId, price, formattedPrice: `$${price}`, currency: 'USD' },
          })),
        })
      : new Response('down')) as typeof fetch

onDatabasesInTurn('prices of staff', databases => {
  const open = async () => {
    const office = await openContent(databases)
    const { db, editor, admin, folder, start } = office
    const refresh = (price: number) =>
      refreshPrices(db as never, {
        ...{ url: 'https://store.example/lookup', log: createLog('silent'), fetch: storeWith(price) },
      })
    const shown = async (product: 'dreams' | 'pocket' = 'dreams') => {
      const client = createAdminClient({ baseUrl: `${origin}/api/admin`, fetch: admin })
      const { products } = await client.getPrices({ query: {} })
      return products[product].formattedPrice
    }
    const listed = async (product = 'dreams') => {
      const { json } = await editor.call('listPrices')
      const { prices } = json as unknown as { prices: ShownPrice[] }
      return prices.find(each => each.product === product && each.language === 'en')
    }
    const hold = (amount: string, more: object = {}) =>
      editor.call('holdPrice', { body: { product: 'dreams', language: 'en', amount, ...more } })
    const release = () => editor.call('releasePrice', { body: { product: 'dreams', language: 'en' } })
    return { db, editor, folder, start, refresh, shown, listed, hold, release }
  }

  test('a held price stays when the store and the file change, and gives way to the latest of them when it is released', async () => {
    const { db, folder, start, refresh, shown, listed, hold, release } = await open()
    const before = await readRevision(db as never)
    expect((await hold('24.5')).json).toEqual({ shown: '$24.50' })
    expect(await readRevision(db as never)).toBeGreaterThan(before)
    expect(await shown()).toBe('$24.50')
    expect(await refresh(14.99)).toBe(2)
    expect([await shown(), await shown('pocket')]).toEqual(['$24.50', '$14.99'])
    expect((await listed())?.held).toMatchObject({ followed: '$14.99', by: 'Ada Moss' })
    expect((await listed('pocket'))?.held).toBe(null)
    const line = (product: string) =>
      `${product}: { en: [$13.99, USD], cn: [¥88.00, CNY], jp: ['¥2,000', JPY] }`
    await folder.write({ 'prices.yaml': ['procreate', 'pocket', 'dreams'].map(line).join('\n') })
    await start()
    expect([await shown(), await shown('pocket')]).toEqual(['$24.50', '$13.99'])
    expect((await release()).json).toEqual({ shown: '$13.99' })
    expect([await shown(), (await listed())?.held]).toEqual(['$13.99', null])
    expect((await release()).status).toBe(404)
    await refresh(15.99)
    expect(await shown()).toBe('$15.99')
  })

  test('a price far from the one of the store has to be confirmed, and is held once', async () => {
    const { shown, listed, hold } = await open()
    const [before] = [await shown()]
    const refused = await hold('1299')
    expect([refused.status, refused.json?.detail]).toEqual([
      409,
      `$1,299.00 is far from ${before}. Confirm that it is meant.`,
    ])
    expect(await shown()).toBe(before)
    expect((await hold('1299', { is_sure: true })).status).toBe(200)
    expect((await hold('15')).status).toBe(200)
    expect((await listed())?.held?.followed).toBe(before)
  })

  test('what is no amount changes nothing', async () => {
    const { shown, hold } = await open()
    const before = await shown()
    for (const amount of ['', '0', '-5', '1e3', '12.999', '<b>12</b>', 'NaN', '12,99', '9'.repeat(40), '€12'])
      expect((await hold(amount, { is_sure: true })).status, amount).toBe(422)
    expect((await hold('12', { product: '__proto__' })).status).toBe(422)
    expect(await shown()).toBe(before)
  })

  test('a price that the store says while another is being held never replaces it', onBoth, async () => {
    const { refresh, shown, hold } = await open()
    for (const price of [13.99, 14.99, 15.99]) {
      await Promise.all([refresh(price), hold('16')])
      expect(await shown()).toBe('$16.00')
    }
  })
})

test('amounts are read in the form of each store', () => {
  expect(readAmount(' 12.99 ', 'USD').formatted).toBe('$12.99')
  expect(readAmount('US$12', 'USD').formatted).toBe('$12.00')
  expect(readAmount('88', 'CNY').formatted).toBe('¥88.00')
  expect(readAmount('２０００', 'JPY').formatted).toBe('¥2,000')
  expect(readAmount('¥2,000', 'JPY').amount).toBe(2000)
  expect(() => readAmount('2000.5', 'JPY')).toThrow('JPY has no decimals.')
})
