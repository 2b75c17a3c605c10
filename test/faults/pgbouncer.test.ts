import { describe, expect, test } from 'vitest'
import { bringIn, pgBouncer } from '../../bin/parts/debian.ts'
import { startServer } from '../apart/own-process.ts'
import { openFolder } from '../folders.ts'
import { loopCount } from '../loop-count.ts'
import { startPostgres } from '../postgres.ts'
import { startPgBouncer } from './pgbouncer.ts'

/** In the sweep; postgres.test.ts has a pooler of our own. */
const isWanted = loopCount(0, 1) === 1 && (await bringIn(pgBouncer))

describe.runIf(isWanted)('behind PgBouncer in transaction mode, with two connections to the server', () => {
  test('two processes migrate, load the content, store forms and do their jobs', async () => {
    const postgres = await startPostgres({ durable: true })
    if (!postgres) return
    const bouncer = await startPgBouncer(postgres.url)
    const env = { DATABASE_URL: bouncer.url, SECRET: 'known to each of the processes of this site' }
    const web = await startServer({ dataDir: await openFolder('web'), env: { ...env, ROLE: 'web' } })
    const worker = await startServer({ dataDir: await openFolder('worker'), env: { ...env, ROLE: 'worker' } })
    try {
      expect((await fetch(`${web.origin}/jp/insight`)).status).toBe(200)
      const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
      const body = JSON.stringify({ kind: 'support', answers: { question: 'Hello' }, lang: 'en-US' })
      const drafts = await Promise.all(
        Array.from({ length: 30 }, () =>
          fetch(`${web.origin}/api/admin/drafts`, { method: 'POST', headers, body }),
        ),
      )
      expect(new Set(drafts.map(({ status }) => status))).toEqual(new Set([200]))
      // Jobs of the start: the worker has done some, and the one that serves none.
      const done = async ({ origin }: typeof web) => {
        const metrics = await fetch(`${origin}/metrics`)
        return (
          metrics.status === 200 && /job_duration_seconds_count\{[^}]*\} [1-9]/.test(await metrics.text())
        )
      }
      await expect.poll(() => done(worker)).toBe(true)
      expect(await done(web)).toBe(false)
      expect((await fetch(worker.origin)).status).toBe(404)
      for (const path of ['/ready', '/live'])
        expect([path, (await fetch(worker.origin + path)).status]).toEqual([path, 200])
    } finally {
      for (const each of [web, worker]) await each.end()
      await bouncer.stop()
      await postgres.stop()
    }
    const problems = [web, worker].flatMap(each => each.log()).filter(({ level }) => level === 'error')
    expect(problems).toEqual([])
  }, 180_000)
})
