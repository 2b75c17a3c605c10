import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { findFreePort, projectRoot } from '../test-server.ts'

interface OwnProcessOptions {
  readonly dataDir: string
  /** Another folder than the project's own, that of a copy of it. */
  readonly root?: string
  /** Another program than the server of the build. */
  readonly program?: string
  /** Settings; the environment of the tests is not passed on. */
  readonly env?: Readonly<Record<string, string>>
}

interface ProcessResult {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: readonly string[]
  readonly stderr: readonly string[]
}

/** Spawns the server in a process of its own, without waiting for its port. */
export async function spawnServer({
  dataDir,
  root = projectRoot,
  program = 'server/main.ts',
  env = {},
}: OwnProcessOptions) {
  const port = env.PORT ?? String(await findFreePort())
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: port, DATA_DIR: dataDir, CRAWL: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A process must not outlive the tests that started it.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const stdout: string[] = []
  const stderr: string[] = []
  createInterface(child.stdout).on('line', line => stdout.push(line))
  createInterface(child.stderr).on('line', line => stderr.push(line))
  const ended: Promise<ProcessResult> = once(child, 'close').then(([code, signal]) => {
    process.off('exit', kill)
    return { code, signal, stdout, stderr }
  })
  return {
    origin: `http://localhost:${port}`,
    port: Number(port),
    pid: child.pid ?? 0,
    ended,
    /** The lines of its log so far. */
    log: () => stdout.map(line => JSON.parse(line) as Record<string, unknown>),
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<ProcessResult> {
      child.kill(signal)
      return ended
    },
  }
}

export type OwnProcess = Awaited<ReturnType<typeof spawnServer>>

/** Spawns the server and waits until it listens. Rejects with its output when it ends instead. */
export async function startServer(options: OwnProcessOptions): Promise<OwnProcess> {
  const server = await spawnServer(options)
  const early = server.ended.then(({ code, signal, stdout, stderr }) => {
    throw new Error(`The server ended, ${signal ?? code}: ${[...stderr, ...stdout].join('\n')}`)
  })
  early.catch(() => {})
  await Promise.race([isReady(server.origin), early])
  return server
}

/** Ten times as long as a first start takes that migrates PostgreSQL and loads all content, in ms. */
const patienceMs = 120_000

async function isReady(origin: string): Promise<void> {
  const patience = AbortSignal.timeout(patienceMs)
  while (!patience.aborted) {
    // A kept connection would be one that the process waits for when it stops.
    const answer = await fetch(`${origin}/ready`, { headers: { Connection: 'close' } }).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.status === 200) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`The server is not ready after ${patienceMs / 1000} seconds`)
}
