import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { uploadQuotaPath, uploadsPath } from '../../contract/uploads.ts'
import { createLog } from '../../platform/log.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { createRemoteUploads } from './remote-uploads.ts'

const secret = 'a secret between the two'
const asked: { readonly path: string; readonly counted: boolean }[] = []
const service = createServer((request, response) => {
  asked.push({ path: request.url ?? '', counted: request.headers['upload-counted'] !== undefined })
  response.writeHead(204).end()
})
await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  service.closeAllConnections()
  service.close()
})
const uploads = createRemoteUploads({
  basePath: '/api/admin',
  baseUrl: `http://127.0.0.1:${(service.address() as AddressInfo).port}/api/admin`,
  serviceSecret: secret,
  origin: 'https://example.com',
  log: createLog('silent'),
  breaker: createCircuitBreaker({ answers: async () => false }),
})
const ask = (path: string, headers: Record<string, string>) =>
  uploads(new Request(`https://example.com${path}`, { method: 'POST', headers }))

const visitor = { 'Sec-Fetch-Site': 'same-origin', 'Upload-Counted': '1' }
const site = { Authorization: `Service ${secret}`, 'Upload-Counted': '1' }

test('a visitor cannot say to a service elsewhere that an upload is counted, nor count one ahead', async () => {
  expect((await ask(uploadsPath, visitor)).status).toBe(204)
  expect((await ask(uploadsPath, { ...visitor, Authorization: 'Service guessed' })).status).toBe(204)
  expect(asked.splice(0).map(({ counted }) => counted)).toEqual([false, false])
  expect((await ask(uploadQuotaPath, visitor)).status).toBe(404)
  expect(asked).toEqual([])
})

test('the site can do both', async () => {
  expect((await ask(uploadsPath, site)).status).toBe(204)
  expect((await ask(uploadQuotaPath, site)).status).toBe(204)
  expect(asked.splice(0)).toEqual([
    { path: uploadsPath, counted: true },
    { path: uploadQuotaPath, counted: true },
  ])
})
