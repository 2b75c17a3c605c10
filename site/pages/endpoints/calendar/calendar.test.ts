import { beforeAll, expect, test } from 'vitest'
import { everyLocale } from '../../../../contract/locale.ts'
import { sharedServer } from '../../../../test/shared-server.ts'
import type { TestServer } from '../../../../test/test-server.ts'
import { link } from '../../../language/link.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

test.each(everyLocale)(
  'in %s the calendar has the reveal and the news, whose addresses are there',
  async locale => {
    const response = await testServer.fetch(link(locale, '/calendar.ics'))
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const text = (await response.text()).replaceAll('\r\n ', '')
    const urls = [...text.matchAll(/^URL;VALUE=URI:(.+)\r$/gm)].map(([, url = '']) => new URL(url).pathname)
    expect(urls[0]).toBe(link(locale, '/reveal'))
    expect(urls.length).toBeGreaterThan(3)
    for (const path of urls) expect([path, (await testServer.fetch(path)).status]).toEqual([path, 200])
    expect(new Set(text.match(/^UID:.+$/gm)).size).toBe(urls.length)
    expect(text).toContain('DTSTART:20270319T220000Z')
  },
)
