import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Child {
  readonly pid: number
  /** Resident memory, in bytes. */
  memory(): number
  /** Ends it by SIGTERM and waits until it has gone. */
  stop(): Promise<void>
}

/** Starts a server whose output goes to a file. It ends with this process at the latest. */
export function startChild(
  command: string,
  args: readonly string[],
  logFile: string,
  env: Record<string, string> = {},
): Child {
  const log = openSync(logFile, 'a')
  const child = spawn(command, args, { stdio: ['ignore', log, log], env: { ...process.env, ...env } })
  closeSync(log)
  if (child.pid === undefined) throw new Error(`${command} could not be started`)
  const { pid } = child
  const kill = () => child.kill()
  process.once('exit', kill)
  return {
    pid,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) * 1024,
    stop: async () => {
      process.off('exit', kill)
      await end(child)
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}

/** Resolves as soon as the address answers 200. Throws after 20 seconds. */
export async function waitForAnswer(url: string): Promise<void> {
  const deadline = performance.now() + 20_000
  while (performance.now() < deadline) {
    if ((await statusOf(url)) === 200) return
    await sleep(5)
  }
  throw new Error(`${url} does not answer`)
}

function statusOf(url: string): Promise<number> {
  return new Promise(resolve => {
    const asked = get(url, { agent: false }, response => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    asked.once('error', () => resolve(0))
  })
}
