import { connect, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { onPostgres } from '../../test/databases.ts'
import { createLog } from '../log.ts'
import { openListener, pollMsOf } from './listener.ts'
import { openDatabase } from './open-database.ts'

onPostgres('listening to PostgreSQL', databases => {
  async function openOne(through?: (url: URL) => string) {
    const setting = await databases.create()
    if (setting.kind !== 'postgres') throw new Error('It is about PostgreSQL')
    const { db, close } = await openDatabase<object>(setting)
    onTestFinished(close)
    const warnings: string[] = []
    const log = createLog('warn', { write: line => void warnings.push(JSON.parse(line).msg) })
    const url = through ? through(new URL(setting.url)) : setting.url
    const listener = openListener({ url, db: db as never, log, heartbeatMs: 200, arrivalMs: 500 })
    onTestFinished(listener.close)
    const heard = { content: 0, jobs: 0 }
    listener.on('content', () => void heard.content++)
    listener.on('jobs', () => void heard.jobs++)
    const tell = (topic: string) => sql`select pg_notify('site', ${topic})`.execute(db)
    return { db, listener, heard, tell, warnings }
  }

  test('a notification arrives at once, and what is none of ours is nothing', async () => {
    const { listener, heard, tell } = await openOne()
    await expect.poll(listener.isListening).toBe(true)
    expect(pollMsOf(listener)).toBe(10_000)
    const before = { ...heard }
    for (const topic of ['other', 'content']) await tell(topic)
    await expect.poll(() => heard.content).toBe(before.content + 1)
    expect(heard.jobs).toBe(before.jobs)
  })

  test('a connection that breaks is opened again, and what may have been missed is told', async () => {
    const { db, listener, heard, tell, warnings } = await openOne()
    await expect.poll(listener.isListening).toBe(true)
    const before = heard.content
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'site, listening'
      and datname = current_database()`.execute(db)
    await expect.poll(listener.isListening).toBe(false)
    expect(pollMsOf(listener)).toBe(500)
    await expect.poll(listener.isListening, { timeout: 5000 }).toBe(true)
    await expect.poll(() => heard.content).toBeGreaterThan(before)
    await tell('jobs')
    await expect.poll(() => heard.jobs).toBeGreaterThan(0)
    expect(warnings).toHaveLength(1)
  })

  test('behind a proxy that brings no notifications, as PgBouncer in transaction mode, it is said once and polled', async () => {
    const proxy = { port: 0 }
    const sockets: Socket[] = []
    const { promise, resolve } = Promise.withResolvers<URL>()
    const server = createServer(async client => {
      const { hostname, port } = await promise
      const upstream = connect(Number(port), hostname)
      sockets.push(client, upstream)
      for (const socket of [client, upstream]) socket.on('error', () => {})
      client.pipe(upstream)
      // A NotificationResponse begins with `A`.
      upstream.on('data', bytes => {
        if (bytes[0] !== 65) client.write(bytes)
      })
    })
    await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
      server.close()
    })
    const address = server.address()
    proxy.port = typeof address === 'object' && address ? address.port : 0
    const { listener, warnings } = await openOne(url => {
      resolve(new URL(url))
      url.hostname = '127.0.0.1'
      url.port = String(proxy.port)
      return url.href
    })
    await expect.poll(() => warnings, { timeout: 5000 }).toHaveLength(1)
    expect(warnings[0]).toContain('DATABASE_LISTEN_URL')
    expect([listener.isListening(), pollMsOf(listener)]).toEqual([false, 500])
  })
})
