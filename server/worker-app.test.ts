import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../platform/database/open-database.ts'
import { createLog } from '../platform/log.ts'
import { createMetrics } from './metrics/metrics.ts'
import { createContentNews } from './services/content-news.ts'
import type { Tables } from './services/tables.ts'
import { createWorkerApp } from './worker-app.ts'

test('a process that does jobs alone says how it is, and serves nothing else', async () => {
  const database = await openDatabase<Tables>({ kind: 'embedded', file: ':memory:' })
  let missing: string | null = null
  const app = createWorkerApp({
    log: createLog('silent'),
    readiness: async () => ({ missing, away: [], notes: [] }),
    metrics: createMetrics('1.2.3'),
    database,
    news: { ...createContentNews().news, revision: () => 7 },
  })
  const server = createServer(app)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const ask = async (path: string, method = 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method })
    return { status: answer.status, text: await answer.text() }
  }
  for (const path of ['/live', '/health', '/ready'])
    expect([path, (await ask(path)).status]).toEqual([path, 200])
  expect((await ask('/metrics')).text).toContain('content_revision 7')
  for (const path of ['/', '/api/admin/insight/articles/', '/office'])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
  expect((await ask('/ready', 'POST')).status).toBe(405)
  missing = 'database'
  expect((await ask('/ready')).status).toBe(503)
})
