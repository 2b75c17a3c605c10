import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type OwnProcess, spawnServer, startServer } from '../apart/own-process.ts'
import { bringContentWithoutPictures } from '../kept-content.ts'
import { inTurn, loopCount } from '../loop-count.ts'
import { sendRaw } from './raw.ts'

let folder: string
const started: OwnProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'process-'))
})
afterEach(async () => {
  for (const server of started.splice(0)) await server.end('SIGKILL')
})
afterAll(() => rm(folder, { recursive: true }))

/** A data folder that is not there yet begins with the content. */
async function start(name: string) {
  const dataDir = join(folder, name)
  if (!existsSync(dataDir)) {
    await mkdir(dataDir, { mode: 0o700 })
    bringContentWithoutPictures(dataDir)
  }
  const server = await startServer({ dataDir })
  started.push(server)
  return server
}

/** Each by another part of the start; `platform/settings.test.ts` has what is wrong with the value of a setting. */
describe('a setting that is wrong stops the start with one line that names it', () => {
  const wrong: readonly [string, string, RegExp][] = [
    ['PORT', 'abc', /^PORT is "abc", but should be a whole number/],
    ['HOST', '192.0.2.1', /^HOST 192\.0\.2\.1 cannot be listened on: /],
    ['DATA_DIR', '/dev/null', /^DATA_DIR \/dev\/null cannot be used: /],
    [
      'DATABASE_URL',
      'postgres://user:hunter2@localhost:1/x',
      /^The database that DATABASE_URL names cannot be opened: /,
    ],
  ]

  test.for(inTurn(wrong, 2))('%s=%s', async ([name, value, line]) => {
    const server = await spawnServer({ dataDir: join(folder, 'wrong'), env: { [name]: value } })
    const { code, stderr } = await server.ended
    expect(stderr).toEqual([expect.stringMatching(line)])
    expect(stderr[0]).not.toContain('hunter2')
    expect(code).toBe(1)
  })

  test('a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise(resolve => other.once('listening', resolve))
    const { port } = other.address() as { port: number }
    const dataDir = await mkdtemp(join(folder, 'taken-'))
    bringContentWithoutPictures(dataDir)
    const server = await spawnServer({ dataDir, env: { PORT: String(port) } })
    const { code, stderr } = await server.ended
    expect([code, stderr]).toEqual([1, [`PORT ${port} is in use: stop what uses it, or set another PORT.`]])
    other.close()
  })

  test('a data folder with something else in the place of the database', async () => {
    const dataDir = await mkdtemp(join(folder, 'odd-'))
    await writeFile(join(dataDir, 'site.db'), 'This is not a database.'.repeat(1000))
    const { code, stderr } = await (await spawnServer({ dataDir })).ended
    expect([code, stderr]).toEqual([
      1,
      ['The database in DATA_DIR is damaged: restore a backup: file is not a database'],
    ])
  })
})

test('a data folder that is open to others is closed at the start, with every file in it, and it is said; a second process on it is refused with one line, and the first one serves on', async () => {
  const dataDir = join(folder, 'open')
  const modes = async () =>
    new Map(
      await Promise.all(
        ['', ...(await readdir(dataDir, { recursive: true }))].map(async name => {
          // A temporary file may be gone by now.
          const facts = await stat(join(dataDir, name)).catch(() => null)
          const mode = facts
            ? `${facts.isDirectory() ? 'd' : '-'}${(facts.mode & 0o777).toString(8)}`
            : '-600'
          return [name, mode] as const
        }),
      ),
    )
  await mkdir(join(dataDir, 'mail'), { recursive: true })
  await writeFile(join(dataDir, 'mail', 'old.eml'), 'Subject: a reset')
  bringContentWithoutPictures(dataDir)
  for (const [name, mode] of [
    ['', 0o755],
    ['mail', 0o755],
    ['mail/old.eml', 0o644],
  ] as const)
    await chmod(join(dataDir, name), mode)
  const server = await start('open')
  const sent = await fetch(`${server.origin}/api/gallery/password/reset-request`, {
    method: 'POST',
    headers: { Origin: server.origin, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.com', lang: 'en' }),
  })
  expect(sent.status).toBe(200)
  await expect.poll(async () => [...new Set((await modes()).values())].sort()).toEqual(['-600', 'd700'])
  const names = [...(await modes()).keys()]
  expect(names).toEqual(
    expect.arrayContaining(['site.db', 'site.db-wal', 'site.db-shm', 'lock.db', 'secret']),
  )
  const said = server.log().filter(({ level }) => level === 'warn')
  expect(said.map(({ msg }) => msg)).toEqual([
    'DATA_DIR was open to other users: it is 0700 now',
    'Files in DATA_DIR were open to other users: they are private now',
  ])

  const second = await (await spawnServer({ dataDir })).ended
  expect([second.code, second.stderr]).toEqual([
    1,
    [expect.stringMatching(/^DATA_DIR .*open is in use by another process: /)],
  ])
  expect((await fetch(server.origin)).status).toBe(200)
})

test('SIGTERM lets a slow visitor finish, takes no new one, and ends with 0', async () => {
  const server = await start('slow')
  const body = 'locale=cn'
  const head = `POST /preferences HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`
  const socket = connect(server.port, 'localhost')
  let answer = ''
  socket.on('data', data => {
    answer += data
  })
  const hungUp = new Promise(resolve => socket.once('close', resolve))
  socket.write(head + body.slice(0, 4))
  await sleep(200)
  const ending = server.end('SIGTERM')
  await sleep(300)
  await expect(fetch(server.origin)).rejects.toThrow()
  socket.write(body.slice(4))
  await hungUp
  const before = performance.now()
  const { code, signal, stderr } = await ending
  expect(answer).toMatch(/^HTTP\/1\.1 303 /)
  expect(answer).toContain('preferred-locale=cn')
  expect([code, signal, stderr]).toEqual([0, null, []])
  expect(performance.now() - before).toBeLessThan(8000)
})

test('after kill -9 the next start works, on the same data', async () => {
  for (let n = 0; n < loopCount(1, 3); n++) {
    const server = await start('killed')
    const asking = Promise.allSettled(Array.from({ length: 20 }, () => fetch(`${server.origin}/cn`)))
    await sleep(20)
    const { signal } = await server.end('SIGKILL')
    expect(signal).toBe('SIGKILL')
    await asking
  }
  const server = await start('killed')
  const response = await fetch(server.origin)
  expect([response.status, (await response.text()).match(/href="\/insight\/\d{4}\//g)?.length]).toEqual([
    200, 2,
  ])
  expect(server.log().some(({ msg }) => msg === 'Content loaded')).toBe(false)
})

test('visitors who go away in the middle of an answer end nothing but themselves; SIGTERM does not wait for connections on which nothing is asked, and every access line is written', async () => {
  const server = await start('leaving')
  const paths = ['/', '/cn', '/unknown', '/api/docs', '/api/admin/app-store/', '/favicon.ico', '/cn.data']
  const leave = (path: string, afterMs: number) =>
    new Promise<void>(resolve => {
      const socket = connect(server.port, 'localhost', () => {
        socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
        setTimeout(() => socket.resetAndDestroy(), afterMs)
      })
      socket.on('error', () => {})
      socket.on('close', () => resolve())
    })
  await Promise.all(
    Array.from({ length: loopCount(70, 200) }, (_, n) => leave(paths[n % paths.length] ?? '/', n % 15)),
  )
  expect(
    (await sendRaw(server.origin, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).status,
  ).toBe(200)
  expect(server.log().filter(({ level }) => level === 'error')).toEqual([])

  const ids: (string | null)[] = []
  for (let n = 0; n < 3; n++) {
    const response = await fetch(server.origin)
    ids.push(response.headers.get('x-request-id'))
    await response.text()
  }
  const silent = connect(server.port, 'localhost')
  silent.on('error', () => {})
  await sleep(100)
  const before = performance.now()
  const { code, stderr } = await server.end('SIGTERM')
  expect([code, stderr]).toEqual([0, []])
  expect(performance.now() - before).toBeLessThan(8000)
  const answered = server.log().flatMap(({ msg, requestId }) => (msg === 'Answered' ? [requestId] : []))
  expect(answered).toEqual(expect.arrayContaining(ids))
})
