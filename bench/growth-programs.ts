import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../test/test-server.ts'
import type { Measure } from './growth-results.ts'
import { memoryOf } from './growth-site.ts'

const maxMb = 350

/** What operators run beside the server: export, import, backup. */
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
  rmSync(out, { recursive: true, force: true })
  rmSync(backups, { recursive: true, force: true })
  return measures
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
