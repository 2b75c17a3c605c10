import type { Exchange, Step } from '../exchange.ts'

/** Says what is not ready, or null when all of it is. */
export type Readiness = () => Promise<string | null>

/** `/health`: the process is up. `/ready`: it can serve, because what it stands on answers. */
export const answerHealth =
  (readiness: Readiness): Step =>
  async exchange => {
    if (exchange.path === '/health') return send(exchange, 200, { status: 'up' })
    if (exchange.path !== '/ready') return false
    const missing = await readiness()
    return missing === null
      ? send(exchange, 200, { status: 'ready' })
      : send(exchange, 503, { status: 'not ready', missing })
  }

function send({ response }: Exchange, status: number, body: object): true {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(body))
  return true
}
