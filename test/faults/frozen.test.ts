import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { startServer } from '../apart/own-process.ts'
import { openFolder } from '../folders.ts'
import { loopCount } from '../loop-count.ts'
import { startPostgres } from '../postgres.ts'

/** The processes of a PostgreSQL server: the first one, and those that it has started, without the one that is asked here. */
async function processesOf(url: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(`select pg_backend_pid() as pid`)
  const parentOf = (pid: number) =>
    Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) . /s, '')
        .split(' ')[0],
    )
  const own = (rows[0] as { pid: number }).pid
  const first = parentOf(own)
  await client.end()
  const all = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  return [first, ...all.map(Number).filter(pid => pid !== own && isChild(pid, first))]
  function isChild(pid: number, parent: number) {
    try {
      return parentOf(pid) === parent
    } catch {
      return false
    }
  }
}

/** A server of its own to stop: `npm run sweep -- faults`. `npm test` has a wire that hangs. */
describe.runIf(loopCount(0, 1) === 1)('PostgreSQL that is stopped by SIGSTOP', () => {
  test('ends nothing: pages are served, forms refused within seconds, and taken again at once', async () => {
    const postgres = await startPostgres({ durable: true })
    if (!postgres) return
    const site = await startServer({
      dataDir: await openFolder('frozen'),
      env: { DATABASE_URL: postgres.url, LOG_LEVEL: 'error' },
    })
    const saveDraft = async () => {
      const answer = await fetch(`${site.origin}/api/admin/drafts`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
        body: JSON.stringify({ kind: 'support', answers: { question: 'Hello' }, lang: 'en-US' }),
      })
      return answer.status
    }
    await (await fetch(`${site.origin}/who-we-are`)).text()
    expect(await saveDraft()).toBe(200)
    const frozen = await processesOf(postgres.url)
    expect(frozen.length).toBeGreaterThan(3)
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    try {
      const before = performance.now()
      expect(new Set(await Promise.all(Array.from({ length: 20 }, saveDraft)))).toEqual(new Set([503]))
      expect(performance.now() - before).toBeLessThan(20_000)
      expect((await fetch(`${site.origin}/who-we-are`)).status).toBe(200)
      expect(await (await fetch(`${site.origin}/ready`)).json()).toMatchObject({ away: ['database'] })
    } finally {
      for (const pid of frozen) process.kill(pid, 'SIGCONT')
    }
    await expect.poll(saveDraft, { interval: 20 }).toBe(200)
    expect((await site.end()).code).toBe(0)
    await postgres.stop()
  }, 120_000)
})
