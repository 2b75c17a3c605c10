import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import type { LogLevel } from './settings.ts'

function logged(level: LogLevel = 'info') {
  const lines: string[] = []
  const log = createLog(level, { write: line => void lines.push(line) })
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? 'null') }
}

test('a line is JSON with an ISO time, a level as a word, and nothing about the machine', () => {
  const { log, lines, last } = logged()
  log.info({ port: 3000 }, 'Listening')
  expect(lines[0]?.endsWith('\n')).toBe(true)
  expect(Object.keys(last()).toSorted()).toEqual(['level', 'msg', 'port', 'time'])
  expect(last()).toMatchObject({ level: 'info', msg: 'Listening', port: 3000 })
  expect(new Date(last().time).toISOString()).toBe(last().time)
})

test('a child carries the request id on every line', () => {
  const { log, last } = logged()
  log.child({ requestId: 'r1' }).warn('Slow')
  expect(last()).toMatchObject({ requestId: 'r1', level: 'warn' })
})

test('a line below the log level is not written', () => {
  const { log, lines } = logged('error')
  log.warn('Slow')
  expect(lines).toEqual([])
})

test('tokens, passwords and addresses are not written, wherever they stand', () => {
  const { log, lines } = logged()
  log.info({
    email: 'ann@example.com',
    password: 'HIDDEN',
    user: { token: 'HIDDEN', a: { password2: 'HIDDEN' } },
  })
  log.info({ headers: { 'set-cookie': 'HIDDEN', authorization: 'HIDDEN', cookie: 'HIDDEN' } })
  log.child({ token: 'HIDDEN' }).info('child')
  log.error({ err: new Error('550 <ann.lee+x@mail.example.com> has no mailbox') }, 'To 林@例え.jp')
  log.info({ url: '/account/reset?a=1&token=HIDDEN&b=2' }, 'GET /newsletter/confirm?token=HIDDEN')
  const all = lines.join('')
  expect(all).not.toMatch(/HIDDEN|ann|林|mail\.example/)
  expect(all).toContain('has no mailbox')
  expect(all).toContain('&b=2')
  for (const line of lines) JSON.parse(line)
})

test('versions of packages in a stack are kept', () => {
  const { log, last } = logged()
  log.info({ stack: 'at node_modules/server@2.1.8/index.js' })
  expect(last().stack).toContain('server@2.1.8')
})

test('a long line is read in one go: minutes would mean that an expression backtracks', () => {
  const { log } = logged()
  const start = performance.now()
  log.info({ text: 'a'.repeat(200_000), dots: `@${'a.'.repeat(100_000)}` })
  expect(performance.now() - start).toBeLessThan(10_000)
})

test.runIf(existsSync('/dev/full'))(
  'a disk that is full where the log goes ends nothing, and the memory stays',
  async () => {
    const program = `
    import { createLog } from ${JSON.stringify(new URL('./log.ts', import.meta.url).href)}
    const log = createLog('info')
    for (let n = 0; n < 20_000; n++) log.info({ n }, 'x'.repeat(500))
    setTimeout(() => console.error('alive', process.memoryUsage().rss < 200e6), 50)`
    const full = openSync('/dev/full', 'w')
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
      stdio: ['ignore', full, 'pipe'],
      timeout: 10_000,
    })
    let said = ''
    child.stderr?.on('data', data => {
      said += data
    })
    const [code] = await once(child, 'close')
    closeSync(full)
    expect([code, said.trim()]).toEqual([0, 'alive true'])
  },
)
