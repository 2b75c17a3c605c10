import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import type { LogLevel } from '../../platform/settings.ts'
import { createAccessLog } from './access-log.ts'
import { createExchange, type Exchange } from './exchange.ts'
import { createLineBuffer } from './line-buffer.ts'

/** Two requests for a path: the first is logged by pino, the second by hand. */
async function logBoth(path: string, level: LogLevel = 'info') {
  const written: string[] = []
  const log = createLog(level, { write: text => void written.push(text) })
  const accessLog = createAccessLog(log)
  const exchanges: Exchange[] = []
  const server = createServer((request, response) => {
    const exchange = createExchange(request, response, () => '')
    exchanges.push(exchange)
    if (exchanges.length === 1) accessLog.watch(exchange)
    else accessLog.add(exchange, 200)
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  for (let n = 0; n < 2; n++) await (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  await new Promise(resolve => setTimeout(resolve, 150))
  server.close()
  return { lines: written.join('').split('\n').slice(0, -1), written, exchanges }
}

test('a line made by hand has the fields of pino’s, in the same order and of the same kinds', async () => {
  const { lines, exchanges } = await logBoth('/press?token=secret')
  expect(lines).toHaveLength(2)
  const [byPino, byHand] = lines.map(line => JSON.parse(line))
  expect(Object.keys(byHand)).toEqual(Object.keys(byPino))
  expect([byPino.requestId, byHand.requestId]).toEqual(exchanges.map(({ id }) => id))
  for (const line of [byPino, byHand]) {
    const answered = { level: 'info', method: 'GET', path: '/press', status: 200, msg: 'Answered' }
    expect(line).toMatchObject(answered)
    expect(new Date(line.time).toISOString()).toBe(line.time)
    expect(line.ms).toBeGreaterThanOrEqual(0)
  }
})

test.each(['/a"b', '/caf%C3%A9', '/mio@example.com', "/it's,{}"])(
  'both write the path %s alike',
  async path => {
    const { lines } = await logBoth(path)
    const [byPino, byHand] = lines.map(line => JSON.parse(line).path)
    expect(byHand).toBe(byPino)
    expect(byHand).not.toContain('mio@example.com')
  },
)

test('below the level neither is written', async () => {
  expect((await logBoth('/', 'warn')).written).toEqual([])
})

test('lines wait for 64 KB or a tenth of a second, and leave whole', async () => {
  const written: string[] = []
  const buffer = createLineBuffer({ write: text => void written.push(text) })
  const line = `${'x'.repeat(999)}\n`
  for (let n = 0; n < 70; n++) buffer.add(line)
  expect(written.map(text => text.length)).toEqual([65_000])
  buffer.add(`${'y'.repeat(70_000)}\n`)
  expect(written.map(text => text.length)).toEqual([65_000, 5000, 70_001])
  buffer.add(line)
  await expect.poll(() => written.length).toBe(4)
  expect(written.join('').endsWith(line)).toBe(true)
})

test('a process that shares its output writes whole lines of at most 4 KB together', async () => {
  const written: string[] = []
  const buffer = createLineBuffer({ write: text => void written.push(text) }, 4096)
  for (let n = 0; n < 10; n++) buffer.add(`${'x'.repeat(999)}\n`)
  await expect.poll(() => written.map(text => text.length)).toEqual([4000, 4000, 2000])
  expect(written.every(text => text.endsWith('\n'))).toBe(true)
})

test('a line made by hand says which worker wrote it', async () => {
  const written: string[] = []
  const log = createLog('info', { write: text => void written.push(text) }).child({ worker: 2 })
  const accessLog = createAccessLog(log)
  accessLog.add({ request: { method: 'GET' }, id: 'x', path: '/', startedAt: 0 } as Exchange, 200)
  await expect.poll(() => written.map(line => JSON.parse(line).worker)).toEqual([2])
})

test.each([
  ['exits', 'process.exit(3)', 3],
  ['crashes', 'setTimeout(() => { throw new Error() }, 5)', 1],
])('a process that %s writes its lines first', (_, ending, code) => {
  const script = `
    const { createLog, destinationOf } = await import('./platform/log.ts')
    const { createLineBuffer } = await import('./server/http/line-buffer.ts')
    createLineBuffer(destinationOf(createLog('info'))).add('the last line\\n')
    ${ending}`
  const cwd = join(import.meta.dirname, '../..')
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd })
  expect([status, `${stdout}`]).toEqual([code, 'the last line\n'])
})
