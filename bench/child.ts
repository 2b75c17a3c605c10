import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

interface Child {
  readonly pid: number
  /** Resident memory, in bytes. */
  memory(): number
  /** Processor time that it and its children took so far, in seconds; 0 where the system does not tell (not Linux). */
  processorTime(): number
  /** Ends it by SIGTERM and waits until it has gone. */
  stop(): Promise<void>
}

// A signal runs the listeners of `exit`, which end children and remove folders.
for (const [signal, code] of [
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.once(signal, () => process.exit(code))

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
  child.once('exit', () => process.off('exit', kill))
  return {
    pid,
    memory: () => memoryOf(pid),
    processorTime: () => processorTimeOf(pid),
    stop: () => end(child),
  }
}

/** Linux is asked by a file: starting `ps` stops the measuring process for 10 ms and more. */
function memoryOf(pid: number): number {
  const status = `/proc/${pid}/status`
  if (!existsSync(status)) return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) * 1024
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1]) * 1024
}

function processorTimeOf(pid: number): number {
  if (!existsSync(`/proc/${pid}/stat`)) return 0
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name stands in parentheses and may hold spaces; user and system time are the 12th and 13th field after it, those of
  // children that have ended the 14th and 15th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return children.reduce((seconds, child) => seconds + processorTimeOf(Number(child)), ticks / ticksPerSecond)
}

const ticksPerSecond = 100

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}

/** Waits until a child hardly uses the processor: its jobs after the start are done. Goes on after a minute all the same. */
export async function waitUntilQuiet({ processorTime }: Pick<Child, 'processorTime'>): Promise<void> {
  for (let seconds = 0; seconds < 60; seconds++) {
    const before = processorTime()
    await sleep(1000)
    if (processorTime() - before < 0.05) return
  }
}

/** Resolves as soon as the address answers 200. Throws after a minute. */
export async function waitForAnswer(url: string): Promise<void> {
  const deadline = performance.now() + 60_000
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
