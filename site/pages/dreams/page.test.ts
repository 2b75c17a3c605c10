import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deviceTitle } from '../../../contract/forms/device-title.ts'
import { devices } from '../../../contract/forms/devices.ts'
import { openSite, type Site, startServices } from '../../../test/apart/site-and-services.ts'
import { queryHtml, queryXml } from '../../../test/html.ts'
import { priceOf } from '../../../test/prices.ts'
import { sharedServer } from '../../../test/shared-server.ts'
import type { TestServer } from '../../../test/test-server.ts'
import { deviceClasses } from '../../features/devices/device-classes.ts'
import { languages } from './languages.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

async function visit(path: string) {
  const response = await testServer.fetch(path)
  const page = queryHtml(await response.text())
  const section = (id: string) => page.within(`section[id="${id}"]`)
  return { status: response.status, page, section, shown: page.text(), data: page.data() }
}

describe('the table of devices', () => {
  test('has every number of tracks, every resolution and both answers to ProRes', () => {
    const values = (name: 'videoTracks' | 'resolution' | 'contentTracks' | 'proRes') =>
      [...new Set(deviceClasses.map(device => device[name]))].sort()
    expect(values('videoTracks')).toEqual([1, 2, 4])
    expect(values('resolution')).toEqual(['1080p', '4K'])
    expect(values('contentTracks')).toEqual([100, 200, 50])
    expect(values('proRes')).toEqual([false, true])
    expect(deviceClasses.filter(({ proRes }) => proRes).map(({ resolution }) => resolution)).toEqual(['4K'])
  })

  test.each([
    ['/dreams', 'up to 1080p', 'Yes, in 4K'],
    ['/cn/dreams', '最高 1080p', '有，4K'],
    ['/jp/dreams', '最高 1080p', 'あり、4K'],
  ])('of %s has a row for each class', async (path, size, proRes) => {
    const rows = (await visit(path)).section('devices').texts('tbody tr')
    expect(rows).toHaveLength(deviceClasses.length)
    expect(rows[0]).toMatch(
      new RegExp(`iPad Pro 10.5.*A9, A9X, A10, A10X 1 ${size} 50 `.replaceAll(', ', '(?:, |、)')),
    )
    expect(rows.at(-1)).toContain(`4 ${size.replace('1080p', '4K')} 200 ${proRes}`)
  })
})

describe('the choice of a device', () => {
  test.each([
    ['ipad-5', '1 video track, up to 1080p', '50 content tracks', 'No ProRes'],
    ['ipad-pro-13-m5', '4 video tracks, each up to 4K', '200 content tracks', 'ProRes, up to 4K'],
  ])('is answered for %s, at an address of its own', async (id, video, content, proRes) => {
    const { status, section } = await visit(`/dreams?device=${id}`)
    const devices = section('devices')
    expect(status).toBe(200)
    for (const fact of [video, content, proRes]) expect(devices.text()).toContain(fact)
    expect(devices.attributes('a', 'href')).toContain(`/dreams?device=${id}#devices`)
    expect(devices.attributes('option[selected]', 'value')).toEqual([id])
    expect(devices.count('[data-chosen="true"]')).toBe(1)
  })

  test('names every tablet of the beta form, each in one class', async () => {
    const table = ` ${(await visit('/dreams')).section('devices').text('tbody')} `
    for (const device of devices.filter(({ kind }) => kind === 'tablet')) {
      const named = table.split(` ${deviceTitle(device, 'en')} `).length - 1
      expect([device.id, named]).toEqual([device.id, 1])
    }
  })

  test('is still answered at the address of a class', async () => {
    const { section } = await visit('/dreams?device=m1')
    expect(section('devices').text()).toContain('4 video tracks, each up to 4K')
  })

  test('is asked by a form that needs no script', async () => {
    const { section } = await visit('/jp/dreams')
    expect(section('devices').count('form[action="/jp/dreams#devices"] select[name="device"]')).toBe(1)
  })

  test.each(['teapot', '<script>', 'M2', 'x'.repeat(500)])(
    'has no answer for %j: the page says so and goes on',
    async id => {
      const { status, page, shown } = await visit(`/dreams?device=${encodeURIComponent(id)}`)
      expect(status).toBe(200)
      expect(shown).toContain('We don’t know that device. Choose a tablet from the list.')
      expect(page.count('[data-chosen]')).toBe(0)
      expect(shown).not.toContain('teapot')
    },
  )

  test('nothing was asked: nothing is answered, and nothing is wrong', async () => {
    const { page, shown } = await visit('/dreams?device=')
    expect(shown).not.toContain('We don’t know that device')
    expect(page.count('[data-chosen]')).toBe(0)
  })

  test('the page has one address, whatever it is asked', async () => {
    const { page } = await visit('/dreams?device=m1')
    expect(page.attribute('link[rel="canonical"]', 'href')).toBe(`${testServer.origin}/dreams`)
  })
})

describe('the metadata of the page', () => {
  const us = priceOf('dreams', 'en')
  test('the questions that can be read are those that machines are told, eight at least', async () => {
    const { section, data } = await visit('/dreams')
    const faq = data.find(each => each['@type'] === 'FAQPage')
    const questions = section('questions')
    expect(faq.mainEntity.length).toBeGreaterThanOrEqual(8)
    expect(questions.count('details')).toBe(faq.mainEntity.length)
    for (const { name, acceptedAnswer } of faq.mainEntity) {
      expect(questions.text()).toContain(name)
      expect(questions.text()).toContain(acceptedAnswer.text)
    }
  })

  test.each([
    ['/dreams', 'en', `US${us.formatted}, once`, `dreams costs ${us.amount} USD on the US App Store`],
    ['/cn/dreams', 'cn', priceOf('dreams', 'cn').formatted, `在美国 App Store 售价 ${us.amount} 美元`],
    ['/jp/dreams', 'jp', priceOf('dreams', 'jp').formatted, `米国の App Store で ${us.amount} 米ドル`],
  ] as const)('%s says the price of %s', async (path, locale, shownPrice, inUs) => {
    const { amount: price, currency: priceCurrency } = priceOf('dreams', locale)
    const { shown, data } = await visit(path)
    const app = data.find(each => each['@type'] === 'MobileApplication')
    expect(app.operatingSystem).toBe('iPadOS 16')
    expect(app.offers).toMatchObject({ price, priceCurrency })
    expect(shown).toContain(shownPrice)
    expect(shown.split(inUs)).toHaveLength(3)
    expect(JSON.stringify(data)).toContain(inUs)
  })

  test('the film is described where it lies', async () => {
    const film = (await visit('/cn/dreams')).data.find(each => each['@type'] === 'VideoObject')
    const path = new URL(film.contentUrl).pathname
    expect((await testServer.fetch(path)).status).toBe(200)
    expect((await testServer.fetch(new URL(film.thumbnailUrl).pathname)).status).toBe(200)
  })

  test('nineteen languages, each by its own name', async () => {
    expect(new Set(languages.map(({ name }) => name)).size).toBe(19)
    const { page } = await visit('/jp/dreams')
    for (const { tag, name } of languages) expect(page.texts(`li[lang="${tag}"]`)).toEqual([name])
  })

  test('what the navigation leads to is there', async () => {
    const { section } = await visit('/dreams')
    for (const id of ['features', 'devices', 'questions']) expect(section(id).text()).not.toBe('')
  })
})

describe('the line that walks', () => {
  test('is twelve drawings and one of two buttons, without a script', async () => {
    const { page } = await visit('/dreams')
    const drawings = page.attributes('g use', 'href')
    expect(new Set(drawings).size).toBe(12)
    const [file = ''] = drawings[0]?.split('#') ?? []
    const sprite = queryXml(await (await testServer.fetch(file)).text())
    for (const drawing of drawings) expect(sprite.count(`path[id="${drawing.split('#')[1]}"]`)).toBe(1)
    expect(page.count('input[name="walk"]')).toBe(14)
    expect(page.count('input[value="play"][checked]')).toBe(1)
  })
})

describe('without prices', () => {
  let services: Awaited<ReturnType<typeof startServices>>
  let site: Site
  beforeAll(async () => {
    services = await startServices()
    site = await openSite(services.origin, 'down')
  })
  afterAll(async () => {
    await site.close()
    await services.stop()
  })

  test('the page says that the app is bought once, and stands', async () => {
    const response = await site.fetch('/dreams')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(queryHtml(html).text()).toContain('Get dreams Bought once')
    expect(html).not.toContain('"offers"')
  })
})
