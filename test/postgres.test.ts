import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { startPostgres } from './postgres.ts'

async function isReachable(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
  client.on('error', () => {})
  return await client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

async function isGone(url: string): Promise<boolean> {
  for (let tries = 0; tries < 100; tries++) {
    if (!(await isReachable(url))) return true
    await sleep(100)
  }
  return false
}

const own = !process.env.TEST_POSTGRES_URL && existsSync('/usr/lib/postgresql')

test.runIf(own)(
  'a server of its own starts, answers and stops',
  async () => {
    const postgres = await startPostgres()
    expect(await isReachable(postgres?.url ?? '')).toBe(true)
    await postgres?.stop()
    expect(await isReachable(postgres?.url ?? '')).toBe(false)
  },
  30_000,
)

test.runIf(own)(
  'no server is left behind when the process that started it is killed',
  async () => {
    const program = `
    import { startPostgres } from ${JSON.stringify(new URL('./postgres.ts', import.meta.url).href)}
    console.log((await startPostgres()).url)
    setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const url = await new Promise<string>(resolve =>
      child.stdout.once('data', data => resolve(String(data).trim())),
    )
    expect(await isReachable(url)).toBe(true)
    child.kill('SIGKILL')
    expect(await isGone(url)).toBe(true)
  },
  30_000,
)
