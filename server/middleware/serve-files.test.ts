import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createExchange, type Exchange, type Middleware } from '../http/exchange.ts'
import { serveFiles } from './serve-files.ts'

const script = 'console.log("paint")\n'.repeat(50)
const film = Buffer.from(Array.from({ length: 5_000_000 }, (_, n) => n % 251))

let root: string
let server: Server
/** Of the same folder, which is read for each request. */
let live: Server
let origin: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'files-'))
  await mkdir(join(root, 'assets'))
  await writeFile(join(root, 'assets', 'entry.js'), script)
  await writeFile(join(root, 'assets', 'entry.js.br'), brotliCompressSync(script))
  await writeFile(join(root, 'assets', 'entry.js.gz'), gzipSync(script))
  await writeFile(join(root, 'film.0123abcd.mp4'), film)
  await writeFile(join(root, 'empty.txt'), '')
  await writeFile(join(root, 'gone.txt'), 'soon gone')
  await writeFile(join(root, 'shorter.txt'), 'x'.repeat(1000))
  await writeFile(join(root, '.hidden.txt'), 'not for visitors')
  await writeFile(join(root, 'UPPER.TXT'), 'upper')
  await mkdir(join(root, 'pictures'))
  await writeFile(join(root, 'pictures', 'loop.png'), 'a picture')
  const missing = ({ response }: Exchange) => {
    response.writeHead(404, { 'Cache-Control': 'no-store' }).end('a page')
    return true
  }
  const folders = [{ path: join(root, 'missing') }, { path: root }]
  server = await listen(serveFiles(folders, { missing }))
  origin = originOf(server)
  live = await listen(serveFiles([{ path: root, live: true }]))
})
afterAll(async () => {
  for (const each of [server, live]) {
    each.closeAllConnections()
    await new Promise(resolve => each.close(resolve))
  }
  await rm(root, { recursive: true })
})

async function listen(step: Middleware): Promise<Server> {
  const started = createServer(async (request, response) => {
    const isAnswered = await step(createExchange(request, response, () => ''))
    if (!isAnswered) response.writeHead(404).end('a page')
  })
  await new Promise<void>(resolve => started.listen(0, '127.0.0.1', resolve))
  return started
}

const originOf = (listening: Server) => `http://127.0.0.1:${(listening.address() as AddressInfo).port}`

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${origin}${path}`, { headers, method })

test.for([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['identity', null],
] as const)('a visitor who takes %s gets a script in it, and the same script', async ([taken, encoding]) => {
  const response = await ask('/assets/entry.js', { 'Accept-Encoding': taken })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
  expect(await response.text()).toBe(script)
})

test('a file with its hash in its name is cached for ever, another for an hour', async () => {
  const forEver = 'public, max-age=31536000, immutable'
  const policy = async (path: string) => (await ask(path, {}, 'HEAD')).headers.get('cache-control')
  expect(await policy('/assets/entry.js')).toBe(forEver)
  expect(await policy('/film.0123abcd.mp4')).toBe(forEver)
  expect(await policy('/empty.txt')).toBe('public, max-age=3600')
})

test('a file that the visitor has already is answered 304 without a body, in each encoding by its own tag', async () => {
  const tags = []
  for (const taken of ['br', 'gzip', 'identity']) {
    const first = await ask('/assets/entry.js', { 'Accept-Encoding': taken })
    await first.arrayBuffer()
    const etag = first.headers.get('etag') ?? ''
    const again = await ask('/assets/entry.js', {
      'Accept-Encoding': taken,
      'If-None-Match': `"x", W/${etag}`,
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
    tags.push(etag)
  }
  expect(new Set(tags).size).toBe(3)
  const modified = (await ask('/empty.txt')).headers.get('last-modified') ?? ''
  expect((await ask('/empty.txt', { 'If-Modified-Since': modified })).status).toBe(304)
  expect((await ask('/empty.txt', { 'If-Modified-Since': 'nonsense' })).status).toBe(200)
})

test('HEAD says what GET would send', async () => {
  const response = await ask('/film.0123abcd.mp4', {}, 'HEAD')
  expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
    200,
    String(film.length),
    '',
  ])
})

test('a part of a film is sent as such, and never compressed', async () => {
  const response = await ask('/film.0123abcd.mp4', { Range: 'bytes=1000-1999' })
  expect(response.status).toBe(206)
  expect(response.headers.get('content-range')).toBe(`bytes 1000-1999/${film.length}`)
  expect(Buffer.from(await response.arrayBuffer()).equals(film.subarray(1000, 2000))).toBe(true)
  const part = await ask('/assets/entry.js', { Range: 'bytes=0-6', 'Accept-Encoding': 'br' })
  expect([part.headers.get('content-encoding'), await part.text()]).toEqual([null, 'console'])
})

test('a part that is asked for on a condition that no longer holds is the whole', async () => {
  const etag = (await ask('/film.0123abcd.mp4', {}, 'HEAD')).headers.get('etag') ?? ''
  const holds = await ask('/film.0123abcd.mp4', { Range: 'bytes=0-9', 'If-Range': etag })
  const not = await ask('/film.0123abcd.mp4', { Range: 'bytes=0-9', 'If-Range': '"another"' })
  expect([holds.status, not.status]).toEqual([206, 200])
  await Promise.all([holds.arrayBuffer(), not.arrayBuffer()])
})

test.for([
  ['bytes=500-100', 200],
  ['bytes=abc', 200],
  ['bytes=0-1,3-4', 200],
  ['bytes=99999999999-', 416],
  ['bytes=-0', 416],
] as const)('the range %s is answered %i', async ([range, status]) => {
  const response = await ask('/empty.txt', { Range: range })
  const film = await ask('/film.0123abcd.mp4', { Range: range })
  await Promise.all([response.arrayBuffer(), film.arrayBuffer()])
  expect(film.status).toBe(status)
  expect(response.status).toBeLessThan(500)
})

test.for([
  '/missing.txt',
  '/assets',
  '/assets/',
  '/.hidden.txt',
  '/assets/entry.js.br',
  '/assets/../../etc/passwd',
  '/..%2f..%2fetc/passwd.txt',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/upper.txt',
  '/__proto__.x',
  '/constructor.',
  '/film.0123abcd.mp4/',
  `/assets/${'long'.repeat(100)}.js`,
])('there is no file at %s', async path => {
  const response = await ask(path)
  expect([response.status, await response.text()]).toEqual([404, 'a page'])
  expect((await fetch(`${originOf(live)}${path}`)).status).toBe(404)
})

test('a folder that is read for each request has what came into it, and no more what went', async () => {
  const ofLater = `${originOf(live)}/assets/later.0123abcd.js`
  expect((await fetch(ofLater)).status).toBe(404)
  await writeFile(join(root, 'assets', 'later.0123abcd.js'), script)
  await writeFile(join(root, 'assets', 'later.0123abcd.js.br'), brotliCompressSync(script))
  const response = await fetch(ofLater, { headers: { 'Accept-Encoding': 'br' } })
  expect([response.headers.get('content-encoding'), await response.text()]).toEqual(['br', script])
  await rm(join(root, 'assets', 'later.0123abcd.js'))
  expect((await fetch(ofLater)).status).toBe(404)
})

test.for(['/assets/Missing-AbC.js', '/pictures/missing.png', '/assets/%45ntry.js', '/assets//entry.js'])(
  'below a folder of files %s is a 404 that no cache keeps, and never another address',
  async path => {
    const response = await ask(path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  },
)

test('a file that is there and that the system refuses to open is answered 503, to be tried again', async () => {
  const file = join(root, 'pictures', 'loop.png')
  await rm(file)
  // Opening it fails with ELOOP, as it fails with EMFILE where no descriptor is left.
  await symlink('loop.png', file)
  const response = await ask('/pictures/loop.png')
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect(response.headers.get('cache-control')).toBe('no-store')
  await rm(file)
  expect((await ask('/pictures/loop.png')).status).toBe(404)
})

test('an empty file is sent, and a name in capitals is a name', async () => {
  expect(await (await ask('/empty.txt')).text()).toBe('')
  expect(await (await ask('/UPPER.TXT')).text()).toBe('upper')
})

test('a file that went away or changed while we run is not there, and ends nothing', async () => {
  await rm(join(root, 'gone.txt'))
  expect((await ask('/gone.txt')).status).toBe(404)
  await truncate(join(root, 'shorter.txt'), 10)
  expect((await ask('/shorter.txt')).status).toBe(404)
  expect((await ask('/empty.txt')).status).toBe(200)
})

/** The descriptors of this process that the film is open under, where the system tells (Linux). */
const openFilms = () =>
  existsSync('/proc/self/fd')
    ? readdirSync('/proc/self/fd').filter(fd => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`).endsWith('film.0123abcd.mp4')
        } catch {
          return false
        }
      })
    : []

test('a visitor who goes away in the middle leaves no file open', async () => {
  for (let n = 0; n < 20; n++) {
    await new Promise<void>(resolve => {
      const leaving = httpRequest(`${origin}/film.0123abcd.mp4`, response => {
        response.once('data', () => leaving.destroy())
        response.once('close', () => resolve())
      })
      leaving.on('error', () => {})
      leaving.end()
    })
  }
  for (let n = 0; n < 20; n++) {
    const leaving = httpRequest(`${origin}/film.0123abcd.mp4`)
    leaving.on('error', () => {})
    leaving.end(() => setTimeout(() => leaving.destroy(), n % 4))
  }
  await expect.poll(openFilms).toEqual([])
  const response = await ask('/film.0123abcd.mp4')
  expect((await response.arrayBuffer()).byteLength).toBe(film.length)
})
