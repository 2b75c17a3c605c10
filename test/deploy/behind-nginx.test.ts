import { execFile } from 'node:child_process'
import { connect } from 'node:http2'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { uploadsPath } from '../../contract/uploads.ts'
import { startServer } from '../apart/own-process.ts'
import { onPostgres } from '../databases.ts'
import { openFolder } from '../folders.ts'
import { findFreePort, projectRoot } from '../test-server.ts'
import { type Answered, ask, openLoad } from './load.ts'
import { hasNginx, startNginx } from './nginx.ts'

const size = 64 * 1024
const tus = { 'Tus-Resumable': '1.0.0' }

/** Begins an attachment, and sends its first half. Resolves to its path. */
async function beginUpload(origin: string): Promise<string> {
  const length = { 'Upload-Length': String(size), 'Upload-Metadata': `filename ${btoa('notes.txt')}` }
  const { status, headers } = await ask(origin, 'POST', uploadsPath, { ...tus, ...length, Origin: origin })
  expect(status).toBe(201)
  const path = new URL(String(headers.location), origin).pathname
  expect(await patch(origin, path, 0, size / 2)).toBe(204)
  return path
}

async function patch(origin: string, path: string, from: number, to: number): Promise<number> {
  const type = { 'Content-Type': 'application/offset+octet-stream', Origin: origin }
  const headers = { ...tus, ...type, 'Upload-Offset': String(from) }
  return (await ask(origin, 'PATCH', path, headers, Buffer.alloc(to - from, 'a line of notes\n'))).status
}

const statusByHttp2 = (origin: string) =>
  new Promise<number>((resolve, reject) => {
    const session = connect(origin, { rejectUnauthorized: false })
    session.on('error', reject)
    const stream = session.request({ ':path': '/press' })
    stream.on('error', reject)
    stream.on('response', headers => resolve(headers[':status'] ?? 0))
    stream.on('end', () => session.close())
    stream.resume()
    stream.end()
  })

const isLost = ({ status }: Answered) => status !== 200
const inWords = ({ method, path, status }: Answered) => `${method} ${path}: ${status}`

describe.skipIf(!hasNginx)('two processes behind nginx (skipped where nginx is not installed)', () => {
  onPostgres('with one PostgreSQL', databases => {
    test('one is killed under load and started again, then the other one stops: no page is lost, and no form but in flight on a process that ends', {
      timeout: 120_000,
    }, async () => {
      const setting = await databases.create()
      if (setting.kind !== 'postgres') throw new Error('It is about PostgreSQL')
      const folder = await openFolder('behind-nginx')
      const [port, ...ports] = [await findFreePort(), await findFreePort(), await findFreePort()]
      const origin = `https://localhost:${port}`
      const dataDir = join(folder, 'data')
      const env = {
        ...{
          ORIGIN: origin,
          DATABASE_URL: setting.url,
          SECRET: 'the one secret that both processes have',
          DATA_DIR: dataDir,
        },
        ...{ TRUSTED_PROXIES: '127.0.0.1', PREPARE: 'release', DRAIN_SECONDS: '1' },
      }
      await promisify(execFile)(process.execPath, ['bin/migrate.ts', '--content'], {
        cwd: projectRoot,
        env: { PATH: process.env.PATH, ...env },
      })
      const start = (n: number) => startServer({ dataDir, env: { ...env, PORT: String(ports[n]) } })
      const processes = await Promise.all([start(0), start(1)])
      onTestFinished(async () => void (await Promise.all(processes.map(each => each.end('SIGKILL')))))
      const nginx = await startNginx(join(folder, 'nginx'), port, ports)
      onTestFinished(() => nginx.stop())

      expect(await statusByHttp2(origin)).toBe(200)
      expect((await ask(origin, 'GET', '/ready')).status).toBe(404)
      expect(
        (await fetch(`http://127.0.0.1:${nginx.plainPort}/press?token=secret`, { redirect: 'manual' }))
          .status,
      ).toBe(301)
      const uploads = await Promise.all(Array.from({ length: 6 }, () => beginUpload(origin)))

      const load = openLoad(origin, 6)
      await sleep(1000)
      const killedAt = performance.now()
      await processes[0].end('SIGKILL')
      const goneAt = performance.now()
      await sleep(1000)
      for (const path of uploads) expect(await patch(origin, path, size / 2, size)).toBe(204)
      processes[0] = await start(0)
      const drainedAt = performance.now() + 1000
      expect((await processes[1].end('SIGTERM')).code).toBe(0)
      const stoppedAt = performance.now()
      await sleep(500)
      const answers = await load.stop()

      const lost = answers.filter(isLost)
      const isWithin = ({ from, to }: Answered, start: number, end: number) => from <= end && to >= start
      // nginx sends no form twice: one that meets the kill, or the moment at which a port closes, is answered 502.
      const inFlight = (each: Answered) =>
        each.method === 'POST' && (isWithin(each, killedAt, goneAt) || isWithin(each, drainedAt, stoppedAt))
      expect(lost.filter(each => !inFlight(each)).map(inWords)).toEqual([])
      for (const method of ['GET', 'POST'])
        expect(answers.filter(each => each.method === method).length).toBeGreaterThan(50)
      expect(nginx.accessLog()).not.toContain('secret')
      for (const process of ports) expect(nginx.accessLog()).toContain(`127.0.0.1:${process}`)
    })
  })
})
