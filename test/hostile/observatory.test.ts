import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../test-server.ts'
import { scoreOf } from './observatory-score.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await openTestServer({ env: { ORIGIN: 'https://example.com' } })
})
afterAll(() => testServer.close())

test.for(['/', '/cn', '/jp', '/press', '/handbook/procreate/5.3', '/login', '/unknown'])(
  '%s has 135 points or more by the rules of the Observatory',
  async path => {
    const response = await fetch(`http://127.0.0.1:${testServer.settings.port}${path}`)
    const { points, score } = scoreOf(response.headers, await response.text())
    expect(Object.entries(points).filter(([, each]) => each < 0)).toEqual([])
    expect(score).toBeGreaterThanOrEqual(135)
  },
)
