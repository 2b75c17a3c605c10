import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { isOnPath } from '../../bin/parts/debian.ts'
import askedEn from '../../contract/requests/media-list/copy/en.ts'
import pageEn from '../../site/pages/press/copy/en.ts'
import { type OwnProcess, spawnServer, startServer } from '../apart/own-process.ts'
import { openFolder } from '../folders.ts'
import { createFormVisitor } from '../form-visitor.ts'
import { bringContent } from '../kept-content.ts'

const request = ({ origin }: OwnProcess, path: string, init: RequestInit = {}) =>
  fetch(new URL(path, origin), { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init })

const saveDraft = (server: OwnProcess) =>
  request(server, '/api/admin/drafts', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ kind: 'support', answers: { question: 'x'.repeat(6000) }, lang: 'en-US' }),
  }).then(
    response => response.status,
    () => 0,
  )

/** Sets a limit of a process that runs. https://man7.org/linux/man-pages/man1/prlimit.1.html */
const limit = ({ pid }: OwnProcess, name: string, value: number | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(pid), `--${name}=${value}:`])

describe.runIf(isOnPath('prlimit'))('a process that runs into a limit of its machine', () => {
  let server: OwnProcess
  beforeAll(async () => {
    const dataDir = await openFolder('places')
    bringContent(dataDir)
    server = await startServer({ dataDir, env: { LOG_LEVEL: 'warn' } })
    await (await request(server, '/who-we-are')).text()
    return async () => {
      // Nobody but the operator has ended it.
      expect((await server.end()).code).toBe(0)
    }
  })

  test('no byte more may be written: pages are served, a form is refused and keeps what was typed', async () => {
    expect(await saveDraft(server)).toBe(200)
    const visitor = createFormVisitor({ fetch: (path, init) => request(server, path, init) })
    await visitor.open('/press')
    visitor.fill(askedEn.fields.name, 'Inês')
    limit(server, 'fsize', 1)
    expect(await saveDraft(server)).toBe(503)
    expect((await request(server, '/who-we-are')).status).toBe(200)
    await visitor.press({ ...pageEn.list, ...askedEn }.submit)
    expect(visitor.find(askedEn.fields.name).val()).toBe('Inês')
    limit(server, 'fsize', 'unlimited')
    await expect.poll(() => saveDraft(server)).toBe(200)
  })

  test('no file and no connection more may be opened: it goes on with the next that may', async () => {
    const open = readdirSync(`/proc/${server.pid}/fd`).length
    limit(server, 'nofile', open)
    await Promise.all(Array.from({ length: 20 }, () => saveDraft(server)))
    limit(server, 'nofile', 4096)
    await expect.poll(() => saveDraft(server)).toBe(200)
    expect((await request(server, '/who-we-are')).status).toBe(200)
  })
})

test('a start on a database file that is none ends with a sentence, and the file stays as it is', async () => {
  const dataDir = await openFolder('places')
  const file = join(dataDir, 'site.db')
  writeFileSync(file, '<!doctype html><title>Hello</title>'.repeat(400))
  const sum = () => createHash('sha256').update(readFileSync(file)).digest('hex')
  const before = sum()
  const { code, stderr } = await (await spawnServer({ dataDir })).ended
  expect([code, stderr]).toEqual([
    1,
    [expect.stringMatching(/^The database in DATA_DIR is damaged: restore a backup: .*not a database/)],
  ])
  expect(sum()).toBe(before)
})

/** Mounts a folder that cannot be written; null where this may not mount. */
function mountReadOnly(folder: string, at: string): boolean {
  try {
    execFileSync('mount', ['--bind', folder, at], { stdio: 'ignore' })
  } catch {
    return false
  }
  onTestFinished(() => void execFileSync('umount', [at]))
  execFileSync('mount', ['-o', 'remount,bind,ro', at])
  return true
}

test('a start on a folder that cannot be written ends with a sentence', async ({ skip }) => {
  const folder = await openFolder('places')
  bringContent(folder)
  const at = await openFolder('places')
  await mkdir(at, { recursive: true })
  if (!mountReadOnly(folder, at)) skip('needs root, to mount one')
  const { code, stderr } = await (await spawnServer({ dataDir: at })).ended
  expect([code, stderr]).toEqual([
    1,
    [expect.stringMatching(/^DATA_DIR .* cannot be used: .*(EROFS|read-only)/)],
  ])
})
