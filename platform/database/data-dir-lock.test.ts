import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataDirInUse, lockDataDir } from './data-dir-lock.ts'

let dir: string
let other: ChildProcess | undefined

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'lock-'))
})
afterEach(async () => {
  other?.kill('SIGKILL')
  await rm(dir, { recursive: true })
})

/** A second process that takes the lock and then does nothing; resolves to what it says. */
async function startOther(): Promise<string> {
  const program = `
    import { lockDataDir } from ${JSON.stringify(new URL('./data-dir-lock.ts', import.meta.url).href)}
    try { lockDataDir(${JSON.stringify(dir)}); console.log('locked'); gc() } catch (error) { console.log(error.message) }
    setInterval(() => {}, 1000)`
  other = spawn(process.execPath, ['--expose-gc', '--input-type=module-typescript', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(other.stdout ?? other, 'data')
  return String(said).trim()
}

test('a second process is refused in one line while the first lives', async () => {
  const lock = lockDataDir(dir)
  expect(await startOther()).toBe(
    `DATA_DIR ${dir} is in use by another process: stop that one, choose another DATA_DIR, or set DATABASE_URL.`,
  )
  lock.release()
})

test('kill -9 sets the folder free at once', async () => {
  expect(await startOther()).toBe('locked')
  expect(() => lockDataDir(dir)).toThrow(DataDirInUse)
  other?.kill('SIGKILL')
  await once(other as ChildProcess, 'exit')
  lockDataDir(dir).release()
})

test('the same process cannot take it twice, but again after it released it', () => {
  const lock = lockDataDir(path.join(dir, 'new'))
  expect(() => lockDataDir(path.join(dir, 'new'))).toThrow(DataDirInUse)
  lock.release()
  lock.release()
  lockDataDir(path.join(dir, 'new')).release()
})
