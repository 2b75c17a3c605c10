import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { servingEnv, servingFlags } from '../bin/parts/serving.mjs'
import { findFreePort, projectRoot } from '../test/test-server.ts'

interface Gauge {
  /** The longest time that the event loop was held, and that of the processor in it, in ms. */
  readonly heldMs: number
  readonly workedMs: number
}

export interface GrownSite {
  readonly origin: string
  readonly startMs: number
  gauge(): Promise<Gauge>
  memoryMb(): number
  peakMb(): number
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Resident memory of a process, now or at most, in MB. */
export function memoryOf(pid: number | undefined, line: 'VmHWM' | 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${line}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024
}

/** The production server in a process of its own, with gauges. */
export async function openSite(
  dataDir: string,
  content: string,
  env: Readonly<Record<string, string>>,
): Promise<GrownSite> {
  const port = await findFreePort()
  const began = performance.now()
  const child = fork(join(projectRoot, 'bench/growth-server.ts'), {
    execArgv: [...servingFlags],
    env: {
      ...process.env,
      ...servingEnv,
      PORT: String(port),
      DATA_DIR: dataDir,
      GROWTH_CONTENT: content,
      CRAWL: 'off',
      NODE_ENV: 'production',
      ...env,
    },
  })
  const end = () => child.kill()
  process.once('exit', end)
  const gone = once(child, 'exit')
  gone.then(() => process.off('exit', end))
  const [first] = await Promise.race([once(child, 'message'), gone])
  if (first !== 'ready') throw new Error(`The server did not start: ${first}`)
  return {
    origin: `http://127.0.0.1:${port}`,
    startMs: performance.now() - began,
    async gauge() {
      child.send('gauge')
      const [read] = await once(child, 'message')
      return read as Gauge
    },
    memoryMb: () => memoryOf(child.pid, 'VmRSS'),
    peakMb: () => memoryOf(child.pid, 'VmHWM'),
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
    async stop() {
      child.send('stop')
      await gone
    },
  }
}
