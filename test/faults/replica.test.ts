import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OwnProcess, startServer } from '../apart/own-process.ts'
import { openFolder } from '../folders.ts'
import { loopCount } from '../loop-count.ts'
import { startWithStandby } from './standby.ts'
import { openWire, type Wire } from './wire.ts'

const list = '/api/admin/insight/articles/?lang=en-US&limit=3'

/** A standby of its own takes some seconds: `npm run sweep -- faults`. */
describe.runIf(loopCount(0, 1) === 1)('a standby that answers lists', () => {
  let servers: NonNullable<Awaited<ReturnType<typeof startWithStandby>>>
  let site: OwnProcess
  let wire: Wire
  let standby: pg.Client
  beforeAll(async () => {
    const started = await startWithStandby()
    if (!started) throw new Error('PostgreSQL is not installed here')
    servers = started
    const url = new URL(servers.standby.url)
    standby = new pg.Client({ connectionString: url.href })
    await standby.connect()
    wire = await openWire({ port: Number(url.port), error: '' })
    url.port = String(wire.port)
    site = await startServer({
      dataDir: await openFolder('replica'),
      env: { DATABASE_URL: servers.primary.url, DATABASE_READ_URL: url.href, DATABASE_READ_LAG_SECONDS: '2' },
    })
  })
  afterAll(async () => {
    await site?.end()
    await standby?.end()
    await wire?.close()
    await servers?.stop()
  })

  const ask = async () => {
    const answer = await fetch(site.origin + list)
    const { data } = (await answer.json()) as { data: unknown[] }
    return [answer.status, data.length]
  }
  /** How often its tables of articles were looked into. */
  const scans = async () => {
    const { rows } = await standby.query(
      `select coalesce(sum(coalesce(seq_scan, 0) + coalesce(idx_scan, 0)), 0)::int as count
       from pg_stat_user_tables where relname like 'article%'`,
    )
    return (rows[0] as { count: number }).count
  }
  /** Whether it is read: something is written meanwhile, as it is on a site that is visited. */
  const isRead = async () => {
    const before = await scans()
    await fetch(`${site.origin}/api/admin/drafts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: JSON.stringify({ kind: 'support', answers: { question: 'Hello' }, lang: 'en-US' }),
    })
    for (let times = 0; times < 5; times++) expect(await ask()).toEqual([200, 3])
    await new Promise(resolve => setTimeout(resolve, 1200))
    return (await scans()) > before
  }

  test('is read while it follows', async () => {
    await expect.poll(isRead, { timeout: 30_000 }).toBe(true)
  })

  test('is left while it lags, and read again when it has caught up', async () => {
    await standby.query('select pg_wal_replay_pause()')
    await expect.poll(isRead, { timeout: 30_000 }).toBe(false)
    await standby.query('select pg_wal_replay_resume()')
    await expect.poll(isRead, { timeout: 30_000 }).toBe(true)
  })

  test('is left while it hangs: no list waits for long, and each is answered', async () => {
    wire.become('hanging')
    const before = performance.now()
    expect(await ask()).toEqual([200, 3])
    expect(performance.now() - before).toBeLessThan(12_000)
    expect(await ask()).toEqual([200, 3])
    wire.become('good')
    await expect.poll(isRead, { timeout: 30_000 }).toBe(true)
  })
})
