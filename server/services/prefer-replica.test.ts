import { expect, test } from 'vitest'
import { openReplica } from '../../platform/database/replica.ts'
import { startTransactionPooler } from '../../platform/database/transaction-pooler-for-tests.ts'
import { createLog } from '../../platform/log.ts'
import { onPostgres } from '../../test/databases.ts'
import { preferReplica } from './prefer-replica.ts'
import type { Tables } from './tables.ts'

onPostgres('a replica of the database', ({ create }) => {
  test('answers what all visitors see alike, while it has the content that is served and is not away', async () => {
    const setting = await create()
    if (setting.kind !== 'postgres') return
    const way = await startTransactionPooler(setting.url)
    const lines: string[] = []
    const limits = { pool: 2, statementMs: 1000, lockMs: 1000 }
    const replica = await openReplica<Tables>(
      { url: way.url, limits, lagMs: 60_000 },
      {
        readRevision: async () => 7,
        log: createLog('info', { write: (line: string) => void lines.push(JSON.parse(line).msg) }),
        everyMs: 50,
      },
    )
    let [served, status] = [7, 200]
    const answered = async (path: string, init?: RequestInit) => {
      const answer = async (by: string) => new Response(by, { status: by === 'replica' ? status : 200 })
      const service = preferReplica(() => answer('primary'), {
        ...{ replica, onReplica: () => answer('replica') },
        revision: () => served,
      })
      return (await service(new Request(`http://localhost/api/admin${path}`, init))).text()
    }
    const list = '/insight/articles/?lang=en-US'
    for (const path of [list, '/page/handbook/procreate_5.3/layers/masks', '/careers/positions'])
      expect([path, await answered(path)]).toEqual([path, 'replica'])
    for (const path of ['/app-store/', '/content-revision', '/support-requests/S-1'])
      expect([path, await answered(path)]).toEqual([path, 'primary'])
    expect(await answered(list, { method: 'POST' })).toBe('primary')
    expect(await answered(list, { headers: { 'X-Preview': '1' } })).toBe('primary')
    served = 8
    expect(await answered(list)).toBe('primary')
    served = 7
    status = 503
    expect(await answered(list)).toBe('primary')
    status = 200
    await expect.poll(() => answered(list)).toBe('replica')
    way.close()
    await expect.poll(() => answered(list)).toBe('primary')
    expect(lines).toEqual(['The replica of the database is out of reach: it is not read'])
    await replica.close()
  })
})
