import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { findFreePort } from '../../test/test-server.ts'
import { startChild, waitForAnswer } from '../child.ts'
import { noTelemetry } from './build.ts'
import type { Peer } from './peer.ts'

/** A server that is measured. */
export interface MeasuredServer {
  readonly name: string
  readonly port: number
  /** The article's address on it. */
  readonly path: string
  readonly pid: number
  readonly processorTime: () => number
  readonly stop: () => Promise<void>
}

/** Starts the production server of a peer that is built in `folder`. */
export async function startPeer({ server, serverArgs, serverEnv }: Peer, folder: string) {
  const port = await findFreePort()
  const args = [join(folder, server), ...(serverArgs?.(folder, port) ?? [])]
  const env = { ...noTelemetry, ...serverEnv?.(port), NODE_ENV: 'production' }
  const child = startChild(process.execPath, args, join(folder, 'server.log'), env)
  await waitForAnswer(`http://127.0.0.1:${port}/`)
  return { ...child, port }
}

/** Resident memory of a process and its children, in bytes. */
export function memoryWithChildren(pid: number): number {
  const sizes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid), '--ppid', String(pid)], {
    encoding: 'utf8',
  })
  return sizes.split('\n').reduce((sum, line) => sum + Number(line), 0) * 1024
}
