import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createExchange } from '../http/exchange.ts'
import { answerApi } from './answer-api.ts'

const trusted = { origin: 'https://example.com', serviceSecret: 'a secret between the two' }

async function serve(answer: () => Response): Promise<string> {
  const middleware = answerApi({ '/api/office': { fetch: async () => answer() } }, trusted, async () => 0)
  const server = createServer((request, response) => {
    void middleware(createExchange(request, response, () => '203.0.113.7'))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/office/files/export.csv`
}

const headers = { 'Content-Disposition': 'attachment; filename="requests.csv"' }

test('a download is sent as it comes, not kept whole in memory before', async () => {
  let send: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = controller
      controller.enqueue(Buffer.from('first'))
    },
  })
  const url = await serve(() => new Response(body, { headers }))
  const answer = await fetch(url)
  const reader = answer.body?.getReader()
  const read = async () => Buffer.from((await reader?.read())?.value ?? []).toString()
  expect([answer.status, await read()]).toEqual([200, 'first'])
  send?.enqueue(Buffer.from('second'))
  expect(await read()).toBe('second')
  send?.close()
  expect(await read()).toBe('')
})

test('a download that its reader leaves is read no further', async () => {
  let isLeft = false
  const body = new ReadableStream<Uint8Array>({
    start: controller => controller.enqueue(Buffer.from('first')),
    cancel: () => {
      isLeft = true
    },
  })
  const url = await serve(() => new Response(body, { headers }))
  const leaving = new AbortController()
  const answer = await fetch(url, { signal: leaving.signal })
  expect(answer.status).toBe(200)
  leaving.abort()
  await expect.poll(() => isLeft).toBe(true)
})
