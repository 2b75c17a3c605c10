import type { Exchange, Middleware } from '../http/exchange.ts'

interface ReadinessReport {
  /** The resource without which this process cannot serve, or null. */
  readonly missing: string | null
  /** Resources that are unreachable while pages are still served. */
  readonly away: readonly string[]
  /** Further faults, a sentence each. */
  readonly notes: readonly string[]
}

/** Whether this process, with this many cached pages, can serve. */
export type Readiness = (keptPages: number) => Promise<ReadinessReport>

/** `/health`, `/live`: the process is up. `/ready`: it can serve. */
export const answerHealth =
  (readiness: () => Promise<ReadinessReport>): Middleware =>
  async exchange => {
    if (exchange.path === '/health' || exchange.path === '/live') return send(exchange, 200, { status: 'up' })
    if (exchange.path !== '/ready') return false
    const { missing, away, notes } = await readiness()
    const more = { ...(away.length > 0 && { away }), ...(notes.length > 0 && { notes }) }
    return missing === null
      ? send(exchange, 200, { status: 'ready', ...more })
      : send(exchange, 503, { status: 'not ready', missing, ...more })
  }

function send({ response }: Exchange, status: number, body: object): true {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(body))
  return true
}
