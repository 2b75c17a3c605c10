import { Agent, request } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Answered {
  readonly method: string
  readonly path: string
  /** By `performance.now()`. */
  readonly from: number
  readonly to: number
  /** 0: the connection broke. */
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
}

const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: 100 })

/** Asks a server whose certificate nobody knows. */
export function ask(
  origin: string,
  method: string,
  path: string,
  headers: object = {},
  body: string | Buffer = '',
): Promise<Answered> {
  const from = performance.now()
  return new Promise(resolve => {
    const end = (status: number, answered: Answered['headers'] = {}) =>
      resolve({ method, path, from, to: performance.now(), status, headers: answered })
    const asked = request(
      origin + path,
      { method, agent, headers: { ...headers, 'Content-Length': Buffer.byteLength(body) } },
      response => {
        response.on('error', () => end(0))
        response.on('end', () => end(response.statusCode ?? 0, response.headers))
        response.resume()
      },
    )
    asked.on('error', () => end(0))
    asked.end(body)
  })
}

/** Visitors who open pages one after the other and are counted, until `stop`, which resolves to all that was answered. */
export function openLoad(origin: string, visitors: number) {
  const answers: Answered[] = []
  let isOver = false
  const paths = ['/', '/press', '/cn/insight', '/jp/procreate', '/handbook/procreate?q=none']
  async function visit(n: number) {
    for (let step = n; !isOver; step++) {
      const path = paths[step % paths.length] ?? '/'
      answers.push(await ask(origin, 'GET', path))
      const body = JSON.stringify({ lang: 'en-US', page: '/press' })
      const headers = { 'Content-Type': 'application/json', Origin: origin }
      if (step % 4 === 0) answers.push(await ask(origin, 'POST', '/api/admin/counts', headers, body))
      await sleep(10)
    }
  }
  const visits = Array.from({ length: visitors }, (_, n) => visit(n))
  return {
    async stop(): Promise<readonly Answered[]> {
      isOver = true
      await Promise.all(visits)
      return answers
    },
  }
}
