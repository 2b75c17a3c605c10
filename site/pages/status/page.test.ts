import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteOf, storeMinute } from '../../../services/admin/status/store-minute.ts'
import { queryHtml } from '../../../test/html.ts'
import { onDatabase } from '../../../test/office/staff.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'
import copyCn from './copy/cn.ts'
import { gradeOf, uptimeOf } from './grades.ts'

/** A server of its own: it is measured. */
let testServer: TestServer
beforeAll(async () => {
  testServer = await openTestServer()
})
afterAll(() => testServer.close())

const read = async (path: string) => queryHtml(await (await testServer.fetch(path)).text())

test('what nobody has measured is not called up, and each part says the same in words as in strokes', async () => {
  const before = await read('/cn/status')
  expect(before.text('h1')).toBe('现在还说不准')
  expect(before.text('main')).toContain(copyCn.now.begun)
  expect(before.texts('main li').join(' ')).not.toContain('100%')
  await onDatabase(testServer, db =>
    storeMinute(db as never, minuteOf(new Date()), { pages: 'up', mail: 'down', search: 'up' }),
  )
  const page = await read('/status')
  expect(page.text('h1')).toBe('Something doesn’t work')
  const charts = page.attributes('main svg[role="img"]', 'aria-label')
  expect(charts).toHaveLength(14)
  expect(charts).toContain('The last 90 days: 1 day without a fault, 89 days not measured.')
  expect(charts).toContain('The last 90 days: 1 day with a short fault, 89 days not measured.')
  expect(page.text('main')).toContain('Worked 0% of the time measured · 1 minute measured')
})

test('the feed is one, and empty while nothing was said', async () => {
  for (const prefix of ['', '/cn', '/jp']) {
    const response = await testServer.fetch(`${prefix}/status/feed.xml`)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      ...[200, 'application/atom+xml; charset=utf-8'],
    ])
    expect(await response.text()).not.toContain('<entry>')
  }
})

test('the percentage is never rounded up, and slow counts as working', () => {
  const minutes = { up: 0, slow: 0, down: 0, maintenance: 0 }
  expect(uptimeOf([])).toBe(null)
  expect(uptimeOf([{ ...minutes, up: 129_599, down: 1 }])).toBe(99.99)
  expect(uptimeOf([{ ...minutes, up: 1, slow: 1 }])).toBe(100)
  expect(uptimeOf([{ ...minutes, up: 1, maintenance: 1 }])).toBe(50)
  const grades = [
    undefined,
    minutes,
    { up: 9 },
    { down: 1 },
    { down: 30 },
    { slow: 3 },
    { slow: 10 },
    { maintenance: 1 },
  ]
  expect(grades.map(each => gradeOf(each && { ...minutes, ...each })).join('')).toBe('nnupdupm')
})
