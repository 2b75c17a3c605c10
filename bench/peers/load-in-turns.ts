import { type Load, load } from '../wrk.ts'
import type { MeasuredServer } from './serve.ts'

export interface Round extends Load {
  /** Processor time of a request, in microseconds. */
  readonly microseconds: number
  /** The same for a client that takes no compression. */
  readonly microsecondsPlain: number
}

/** What browsers accept over HTTPS; each server answers with what it has. */
const encoding = 'gzip, deflate, br'

/** Loads one server after the other, each round beginning with another one; resolves to the rounds of each. */
export async function loadInTurns(
  servers: readonly MeasuredServer[],
  rounds: number,
): Promise<readonly (readonly Round[])[]> {
  for (const server of servers) await time(server, encoding, 2)
  const measured: Round[][] = servers.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < servers.length; turn++) {
      const at = (round + turn) % servers.length
      const server = servers[at]
      if (!server) continue
      const one = await time(server, encoding, 3)
      const plain = await time(server, 'identity', 1)
      measured[at]?.push({ ...one, microsecondsPlain: plain.microseconds })
    }
  }
  return measured
}

async function time({ port, path, processorTime }: MeasuredServer, accepted: string, seconds: number) {
  const before = processorTime()
  const one = await load(`http://127.0.0.1:${port}${path}`, accepted, seconds)
  return { ...one, microseconds: ((processorTime() - before) / one.requests) * 1e6 }
}
