import { execFileSync } from 'node:child_process'
import { openSync, readdirSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type OwnProcess, spawnServer, startServer } from '../apart/own-process.ts'
import { bringContentWithoutPictures } from '../kept-content.ts'

let folder: string
/** A data folder that has been used before. */
let used: string
const started: OwnProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faults-'))
  used = join(folder, 'used')
  await mkdir(used, { mode: 0o700 })
  bringContentWithoutPictures(used)
  await (await startServer({ dataDir: used })).end()
})
afterEach(async () => {
  for (const server of started.splice(0)) await server.end('SIGKILL')
})
afterAll(() => rm(folder, { recursive: true }))

async function copyOf(dataDir: string): Promise<string> {
  const copy = await mkdtemp(join(folder, 'copy-'))
  await cp(dataDir, copy, { recursive: true })
  return copy
}

async function start(dataDir: string, env: Record<string, string> = {}) {
  const server = await startServer({ dataDir, env })
  started.push(server)
  return server
}

const errorsOf = (server: OwnProcess) =>
  server
    .log()
    .filter(({ level }) => level === 'error' || level === 'fatal')
    .map(({ msg }) => msg)

async function ready({ origin }: OwnProcess) {
  const response = await fetch(`${origin}/ready`)
  return { status: response.status, body: await response.json() }
}

describe('data that does not fit together is reported at the start and by /ready, and pages are served', () => {
  const noDatabase = /^The database is another one than DATA_DIR was used with: it was emptied or exchanged\./
  const noSecret = /^SECRET is another one than this database was used with: it was lost or changed/

  test('a database that was emptied, until that is accepted', async () => {
    const dataDir = await copyOf(used)
    for (const name of readdirSync(dataDir).filter(name => name.startsWith('site.db')))
      rmSync(join(dataDir, name))
    const server = await start(dataDir)
    expect(errorsOf(server)).toEqual([expect.stringMatching(noDatabase)])
    expect(await ready(server)).toEqual({
      status: 200,
      body: { status: 'ready', notes: [expect.stringMatching(noDatabase)] },
    })
    await server.end()
    await writeFile(join(dataDir, 'installation'), 'accept\n')
    const again = await start(dataDir)
    expect(errorsOf(again)).toEqual([])
    expect(await ready(again)).toEqual({ status: 200, body: { status: 'ready' } })
  })

  test('a secret that was lost', async () => {
    const dataDir = await copyOf(used)
    rmSync(join(dataDir, 'secret'))
    const server = await start(dataDir)
    expect(errorsOf(server)).toEqual([expect.stringMatching(noSecret)])
    expect((await ready(server)).body).toMatchObject({ notes: [expect.stringMatching(noSecret)] })
    expect((await fetch(`${server.origin}/jp`)).status).toBe(200)
  })
})

describe('a damaged page of the database', () => {
  /** Writes rubbish over the first page of a table. */
  async function damage(table: string) {
    const dataDir = await copyOf(used)
    const file = join(dataDir, 'site.db')
    const sqlite = new DatabaseSync(file)
    const { rootpage } = sqlite.prepare('select rootpage from sqlite_master where name = ?').get(table) as {
      rootpage: number
    }
    const { page_size } = sqlite.prepare('pragma page_size').get() as { page_size: number }
    sqlite.close()
    const fd = openSync(file, 'r+')
    writeSync(fd, Buffer.alloc(page_size, 0xa5), 0, page_size, (rootpage - 1) * page_size)
    return dataDir
  }

  test('that the start has to read stops it with one line', async () => {
    const { code, stderr } = await (await spawnServer({ dataDir: await damage('content_sources') })).ended
    expect([code, stderr]).toEqual([
      1,
      [expect.stringMatching(/^The database in DATA_DIR is damaged: restore a backup: .*malformed/)],
    ])
  })

  test('that nobody has read yet is said soon after the start, and takes the process out of traffic', async () => {
    const server = await start(await damage('sessions'))
    await expect.poll(async () => (await ready(server)).status).toBe(503)
    expect((await ready(server)).body).toMatchObject({ status: 'not ready', missing: 'database' })
    expect(errorsOf(server)).toEqual([
      expect.stringMatching(/^The database file is damaged: .* restore a backup/),
    ])
    expect((await fetch(server.origin)).status).toBe(200)
  })
})

const canMount = (() => {
  const place = join(tmpdir(), `mount-${process.pid}`)
  try {
    execFileSync('mkdir', ['-p', place])
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place], { stdio: 'ignore' })
    execFileSync('umount', [place])
    return true
  } catch {
    return false
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
})()

describe.skipIf(!canMount)(`a full disk${canMount ? '' : ' (skipped: needs root, to mount one)'}`, () => {
  test('stops no start: pages are served, a form is answered 503, and both are said', async () => {
    const disk = join(folder, 'disk')
    await mkdir(disk)
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96m,mode=700', 'tmpfs', disk])
    try {
      await cp(used, disk, { recursive: true })
      expect(() => writeFileSync(join(disk, 'filling'), Buffer.alloc(96 * 1024 * 1024))).toThrow('ENOSPC')
      const server = await start(disk)
      expect((await fetch(`${server.origin}/cn`)).status).toBe(200)
      const full = 'The disk of DATA_DIR is full, or nearly: less than 200 MB are left.'
      expect(errorsOf(server)).toContain(full)
      expect(await ready(server)).toMatchObject({
        status: 200,
        body: { notes: expect.arrayContaining([full]) },
      })
      const ask = (path: string, body: object) =>
        fetch(`${server.origin}/api/admin${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
          body: JSON.stringify(body),
        })
      const draft = { kind: 'support', answers: { question: 'x'.repeat(6000) }, lang: 'en-US' }
      const refused = await ask('/drafts', draft)
      expect([refused.status, refused.headers.get('content-type')]).toEqual([503, 'application/problem+json'])
      expect(errorsOf(server)).toContain(
        'The disk of the database is full: nothing can be stored until there is room again.',
      )
      rmSync(join(disk, 'filling'))
      await expect.poll(async () => (await ask('/drafts', draft)).status).toBe(200)
      expect((await server.end()).code).toBe(0)
    } finally {
      for (const server of started.splice(0)) await server.end('SIGKILL')
      execFileSync('umount', [disk])
    }
  })
})

describe('uncaught errors', () => {
  const throwing = encodeURIComponent(`
    process.on('SIGUSR2', () => { throw new Error('nobody catches this') })
    process.on('SIGWINCH', () => { Promise.reject(new Error('nobody waits for this')) })`)
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${throwing}` }

  test('an exception is one line at fatal and the end of the process; a rejection is one line, and it goes on', async () => {
    const server = await start(await copyOf(used), env)
    server.signal('SIGWINCH')
    await expect.poll(() => errorsOf(server)).toEqual(['Unhandled rejection'])
    expect((await fetch(server.origin)).status).toBe(200)
    server.signal('SIGUSR2')
    const { code, stderr } = await server.ended
    expect([code, stderr]).toEqual([1, []])
    expect(errorsOf(server).at(-1)).toBe('Uncaught exception: the process ends')
  })
})
