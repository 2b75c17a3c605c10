import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startPostgres } from '../postgres.ts'

const exec = promisify(execFile)

/** A PostgreSQL of its own, and a standby that follows it; null where there is none. */
export async function startWithStandby() {
  const primary = await startPostgres({ durable: true })
  if (!primary) return null
  const { port, password } = new URL(primary.url)
  // The folder of a run is private, and PostgreSQL runs as another user.
  const folder = await mkdtemp(join(tmpdir(), 'standby-'))
  const data = join(folder, 'data')
  await writeFile(join(folder, 'password'), password)
  await mkdir(data)
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    const uid = Number((await exec('id', ['-u', 'postgres'])).stdout)
    for (const each of [folder, data, join(folder, 'password')]) await chown(each, uid, -1)
  }
  await chmod(folder, 0o700)
  await chmod(data, 0o700)
  const copy = [
    'pg_basebackup',
    '-h',
    '127.0.0.1',
    '-p',
    port,
    '-U',
    'postgres',
    '-D',
    data,
    '-R',
    '-c',
    'fast',
  ]
  const [command = '', ...args] = isRoot
    ? ['runuser', '-u', 'postgres', '--', 'env', `PGPASSWORD=${password}`, ...copy]
    : copy
  await exec(command, args, { cwd: folder, env: { ...process.env, PGPASSWORD: password } })
  const standby = await startPostgres({ folder })
  if (!standby) return null
  return {
    primary,
    standby,
    async stop() {
      await standby.stop()
      await primary.stop()
      await rm(folder, { recursive: true })
    },
  }
}
