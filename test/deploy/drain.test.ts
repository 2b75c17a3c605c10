import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '../apart/own-process.ts'
import { openFolder } from '../folders.ts'
import { bringContentWithoutPictures } from '../kept-content.ts'

interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** By default a connection of its own. */
  readonly agent?: Agent
}

/** The status of an answer, whether its connection is kept, and whether it was kept by the request before. */
const ask = (url: string, { method = 'GET', headers, body = '', agent }: Asked = {}) =>
  new Promise<{ status: number; isKept: boolean; wasKept: boolean }>((resolve, reject) => {
    const options = { method, headers: { Connection: 'keep-alive', ...headers }, agent: agent ?? false }
    const asked = request(url, options, response => {
      response.resume()
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          isKept: response.headers.connection !== 'close',
          wasKept: asked.reusedSocket,
        }),
      )
    })
    asked.on('error', reject)
    asked.end(body)
  })

test('a process that is told to stop says so first, serves on, closes its port, and answers what still comes on kept connections', async () => {
  const dataDir = await openFolder('drain')
  bringContentWithoutPictures(dataDir)
  const server = await startServer({ dataDir, env: { DRAIN_SECONDS: '2' } })
  onTestFinished(async () => void (await server.end('SIGKILL')))
  const page = `${server.origin}/press`
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  expect(await ask(page)).toMatchObject({ status: 200, isKept: true })
  expect(await ask(page, { agent })).toMatchObject({ status: 200, isKept: true })
  const told = performance.now()
  server.signal('SIGTERM')
  for (let tries = 0; (await ask(`${server.origin}/ready`)).status === 200 && tries < 50; tries++)
    await sleep(20)
  expect(await ask(`${server.origin}/ready`)).toMatchObject({ status: 503, isKept: false })
  expect(await ask(page)).toMatchObject({ status: 200, isKept: false })
  expect(await ask(`${server.origin}/health`)).toMatchObject({ status: 200 })

  const refusal = () => ask(page).then(String, error => error.code as string)
  await expect.poll(refusal, { timeout: 10_000 }).toBe('ECONNREFUSED')
  expect(performance.now() - told).toBeGreaterThan(1900)
  // Several times as long as it takes to close idle connections.
  await sleep(300)
  const form = { method: 'POST', body: JSON.stringify({ lang: 'en-US', page: '/press' }), agent }
  const headers = { 'Content-Type': 'application/json', Origin: server.origin }
  const answer = await ask(`${server.origin}/api/admin/counts`, { ...form, headers })
  expect(answer).toEqual({ status: 200, isKept: false, wasKept: true })
  const answeredAt = performance.now()
  expect((await server.ended).code).toBe(0)
  // Nothing is left to wait for.
  expect(performance.now() - answeredAt).toBeLessThan(10_000)
})
