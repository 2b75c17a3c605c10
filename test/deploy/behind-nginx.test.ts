import { connect } from 'node:http2'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { uploadsPath } from '../../contract/uploads.ts'
import type { OwnProcess } from '../apart/own-process.ts'
import { onPostgres } from '../databases.ts'
import { isWhole, loopCount } from '../loop-count.ts'
import { type Answered, ask, openLoad } from './load.ts'
import { hasNginx } from './nginx.ts'
import { openTwoBehindNginx } from './two-behind-nginx.ts'

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

/** A new process on a machine that is too busy answers 503 by itself. */
const fewVisitors = 3
/** In `npm test` the workers share two processors, and a database that is not quick enough is no fault of a restart. */
const ranOutOfTime = /did not get to it in time|timeout/
const isLost = ({ status }: Answered) => status !== 200
const inWords = ({ method, path, status }: Answered) => `${method} ${path}: ${status}`
interface Line {
  readonly requestId?: unknown
  readonly renderedFor?: unknown
}

/** What the processes logged of a request, and of the one whose rendering it shared. */
function linesOf(answer: Answered, lines: readonly Line[]): readonly Line[] {
  const linesWith = (id: unknown) => lines.filter(({ requestId }) => id !== undefined && requestId === id)
  const own = linesWith(answer.headers['x-request-id'])
  return [...own, ...own.flatMap(({ renderedFor }) => linesWith(renderedFor))]
}

/** The pages and forms that are lost, each with what was logged of it. */
function findLost(answers: readonly Answered[], processes: readonly OwnProcess[]) {
  const lines = processes.flatMap(process => process.log())
  return answers
    .filter(isLost)
    .map(answer => ({ lost: inWords(answer), logged: linesOf(answer, lines) }))
    .filter(({ logged }) => isWhole || !logged.some(line => ranOutOfTime.test(JSON.stringify(line))))
}

const counted = (answers: readonly Answered[], method: string) =>
  answers.filter(each => each.method === method).length

describe.skipIf(!hasNginx)('two processes behind nginx (skipped where nginx is not installed)', () => {
  onPostgres('with one PostgreSQL and one store', databases => {
    test('one is killed under load and started again: no page is lost, no form but in flight on it, and its attachments go on', {
      timeout: 120_000,
    }, async () => {
      const { origin, ports, processes, start, nginx, store } = await openTwoBehindNginx(databases)
      expect(await statusByHttp2(origin)).toBe(200)
      expect((await ask(origin, 'GET', '/ready')).status).toBe(404)
      expect(
        (await fetch(`http://127.0.0.1:${nginx.plainPort}/press?token=secret`, { redirect: 'manual' }))
          .status,
      ).toBe(301)
      const uploads = await Promise.all(Array.from({ length: 10 }, () => beginUpload(origin)))

      const load = openLoad(origin, fewVisitors)
      await sleep(1000)
      const killedAt = performance.now()
      await processes[0].end('SIGKILL')
      const goneAt = performance.now()
      await sleep(1000)
      for (const path of uploads) expect(await patch(origin, path, size / 2, size)).toBe(204)
      processes[0] = await start(0)
      const answers = await load.stop()

      const whole = Buffer.alloc(size, 'a line of notes\n')
      for (const path of uploads)
        expect(store.objects.get(`attachments/${path.split('/').at(-1)}`)?.body.equals(whole)).toBe(true)
      // nginx sends no form twice: one that meets the kill is answered 502.
      const inFlight = ({ method, from, to }: Answered) =>
        method === 'POST' && from <= goneAt && to >= killedAt
      const others = answers.filter(each => !inFlight(each))
      // Without the killed one, whose last line may be half of one.
      expect(findLost(others, processes)).toEqual([])
      for (const method of ['GET', 'POST']) expect(counted(answers, method)).toBeGreaterThan(50)
      expect(nginx.accessLog()).not.toContain('secret')
      for (const process of ports) expect(nginx.accessLog()).toContain(`127.0.0.1:${process}`)
    })

    test('both are restarted under load, one after the other: no page and no form is lost', {
      timeout: 900_000,
    }, async () => {
      const { origin, processes, start } = await openTwoBehindNginx(databases)
      const all = [...processes]
      const load = openLoad(origin, fewVisitors)
      await sleep(500)
      for (let round = 0; round < loopCount(1, 10); round++)
        for (const n of [0, 1] as const) {
          expect((await processes[n].end('SIGTERM')).code).toBe(0)
          processes[n] = await start(n)
          all.push(processes[n])
        }
      const answers = await load.stop()
      expect(findLost(answers, all)).toEqual([])
      for (const method of ['GET', 'POST']) expect(counted(answers, method)).toBeGreaterThan(50)
      console.info(`${counted(answers, 'GET')} pages and ${counted(answers, 'POST')} forms, none lost`)
    })
  })
})
