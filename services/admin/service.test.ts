import { beforeAll, expect, test } from 'vitest'
import { ServiceRefusal } from '../../contract/problem.ts'
import { openLimits } from '../../platform/limits/open-limits.ts'
import { createLog } from '../../platform/log.ts'
import { onDatabasesInTurn } from '../../test/databases-in-turn.ts'
import { openAdminDatabase } from './database-for-tests.ts'
import { createAdminService } from './service.ts'
import { openAdminService, origin } from './service-for-tests.ts'

onDatabasesInTurn('the admin service', databases => {
  let service: Awaited<ReturnType<typeof openAdminService>>
  beforeAll(async () => {
    service = await openAdminService(databases)
  })

  test.for([
    ['en-US', '$12.99', 'USD'],
    ['zh-CN', '¥88.00', 'CNY'],
    ['ja', '¥2,000', 'JPY'],
    ['pt-BR', '$12.99', 'USD'],
  ] as const)(
    'gives the prices to a reader of %s in the currency of the language',
    async ([language, formattedPrice, currency]) => {
      const price = { formattedPrice, currency }
      expect(
        await service.client(language).getPrices({ query: { only: 'formattedPrice,currency' } }),
      ).toEqual({
        products: { procreate: price, pocket: price, dreams: price },
      })
    },
  )

  test('says 404 as long as no price is known', async () => {
    const { db } = await openAdminDatabase(databases)
    const log = createLog('silent')
    const limits = await openLimits(null, log)
    const forms = {
      secret: 'a secret',
      mailHost: 'example.com',
      captcha: { kind: 'proof-of-work' as const },
      finishUploads: async () => {},
      eraseFiles: async () => {},
    }
    const service = createAdminService({ db, origin, serviceSecret: 'unused here', log, limits, forms })
    const response = await service(new Request(`${origin}/api/admin/app-store/`))
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ status: 404, detail: 'No prices are known.' })
  })

  test('lists the categories in their own order and in the language asked for', async () => {
    const titles = async (lang: string) =>
      (await service.client().listCategories({ query: { lang } })).categories
    expect(await titles('ja')).toEqual([
      { id: 'craft', title: '技法' },
      { id: 'colour', title: '色' },
    ])
    expect(await titles('xx')).toEqual([
      { id: 'craft', title: 'Craft' },
      { id: 'colour', title: 'Colour' },
    ])
  })

  test.for([
    '/careers/positions?limit=1000000',
    '/careers/positions?limit=-1',
    '/careers/positions?limit=0',
    '/careers/positions?limit=101',
    '/careers/positions?limit=1e9',
    '/careers/positions?limit=1e1',
    '/careers/positions?limit=abc',
    '/careers/positions?limit=',
    '/careers/positions?limit=%00',
    '/careers/positions?limit=١',
    '/careers/positions?team=%00',
    '/careers/positions?team=brushes%0d%0aSet-Cookie:%20a=b',
    `/careers/positions?team=${'x'.repeat(101)}`,
    `/careers/positions?only=${'slug,'.repeat(100)}`,
    '/careers/positions?colour=red',
    '/careers/positions?__proto__=1',
    '/careers/positions?constructor=1',
    '/careers/positions?cursor=bm9uc2Vuc2U',
    `/careers/positions?cursor=${Buffer.from("2026-01-01 ' or 1=1").toString('base64url')}`,
    `/careers/positions?cursor=${'A'.repeat(5000)}`,
    '/insight/articles/?year=26',
    '/insight/articles/?year=2026-01',
    '/insight/articles/?category=%1b',
    '/insight/articles/?lang=%00',
    '/insight/articles/?cursor=%E0%A4%A',
    '/insight/categories/?limit=1',
    `/app-store/?only=${'a'.repeat(10_000)}`,
  ])('refuses %s with a problem document that says which word is wrong', async path => {
    const response = await service.get(path)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(response.status).toBe(400)
    const word = /\?(\w+)=/.exec(path)?.[1]
    expect(await response.json()).toMatchObject({
      type: 'about:blank',
      title: 'Bad request',
      status: 400,
      detail: expect.stringMatching(`^${word}: `),
    })
  })

  test.for(['/careers/positions?only=bad', '/careers/positions?only=slug;title', '/app-store/?only=price'])(
    'refuses %s, a value outside an enumeration, with 422 and the values that there are',
    async path => {
      const response = await service.get(path)
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({
        title: 'Unprocessable content',
        detail: expect.stringMatching(/^only: should be some of \w+(?:, \w+)+, separated by commas$/),
      })
    },
  )

  test('gives of a price what is asked for', async () => {
    const { products } = await service.client().getPrices({ query: { only: 'currency' } })
    expect(products.dreams).toEqual({ currency: 'USD' })
  })

  test('a refusal reaches its client as one, with the status', async () => {
    const refused = service.client().listPositions({ query: { limit: 101 } })
    await expect(refused).rejects.toThrow(ServiceRefusal)
    await expect(refused).rejects.toThrow(
      'listPositions: 400 Bad request (limit: should be a whole number from 1 to 100)',
    )
  })
})
