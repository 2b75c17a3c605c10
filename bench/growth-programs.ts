import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { projectRoot } from '../test/test-server.ts'
import type { Measure } from './growth-results.ts'
import { memoryOf } from './growth-site.ts'

const maxMb = 350

/** What operators run beside the server: export, import, backup, and the drill of a restore. */
export async function measurePrograms(
  folder: string,
  content: string,
  env: Readonly<Record<string, string>>,
): Promise<Measure[]> {
  const out = join(folder, 'exported')
  const backups = join(folder, 'backups')
  const run = (what: string, args: readonly string[]) => measureProgram(what, args, env)
  const measures = [
    await run('content import, nothing changed', ['bin/content.ts', 'import', content]),
    await run('content export', ['bin/content.ts', 'export', out]),
    await run('backup', ['bin/backup.ts', '--folder', backups]),
  ]
  const [archive = ''] = readdirSync(backups)
  const drill = ['bin/restore.ts', join(backups, archive), '--drill']
  measures.push(await measureProgram('restore, drill', drill, { ...env, ...(await emptyDatabase(env)) }))
  rmSync(out, { recursive: true, force: true })
  rmSync(backups, { recursive: true, force: true })
  return measures
}

/** The setting of an empty database on the same server; none on the embedded database, where a drill has a folder. */
async function emptyDatabase({ DATABASE_URL: url }: Readonly<Record<string, string>>) {
  if (url === undefined) return {}
  const server = new pg.Client({ connectionString: url })
  await server.connect()
  await server.query('drop database if exists drill')
  await server.query('create database drill')
  await server.end()
  const empty = new URL(url)
  empty.pathname = '/drill'
  return { DATABASE_URL: empty.href }
}

async function measureProgram(
  what: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Measure> {
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let mb = 0
  const timer = setInterval(() => {
    if (child.exitCode === null) mb = Math.max(mb, memoryOf(child.pid, 'VmHWM'))
  }, 50)
  const [code] = await once(child, 'exit')
  clearInterval(timer)
  const ms = performance.now() - began
  const missed = code !== 0 ? `ended with ${code}` : mb > maxMb ? `over ${maxMb} MB` : undefined
  return { what, ms, mb, isWhole: true, ...(missed && { missed }) }
}
