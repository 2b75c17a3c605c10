import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { uploadsPath } from '../../contract/uploads.ts'
import { withChunk } from '../../services/admin/uploads/location-metadata/corpus-for-tests.ts'
import { makeHeif } from '../../services/admin/uploads/location-metadata/heif-for-tests.ts'
import { openUploads } from '../../services/admin/uploads/uploads-for-tests.ts'
import { onDatabasesInTurn } from '../../test/databases-in-turn.ts'
import { createExchange } from '../http/exchange.ts'
import { answerUploads } from './answer-uploads.ts'

const trusted = { origin: 'https://example.com', serviceSecret: 'a secret between the two' }
const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a84' } })
  .png()
  .toBuffer()

onDatabasesInTurn('an upload by HTTP', databases => {
  async function openSite() {
    const allowed = { uploadsByAddress: { points: 1000, seconds: 60 } }
    const { uploads } = await openUploads(databases, { allowed })
    const step = answerUploads(uploads.answer, trusted)
    const server = createServer(async (request, response) => {
      if (!(await step(createExchange(request, response, () => '203.0.113.7')))) response.end('a page')
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    afterAll(() => {
      server.closeAllConnections()
      server.close()
    })
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return {
      readPage: () => fetch(origin).then(answer => answer.text()),
      async send(name: string, bytes: Uint8Array) {
        const answer = await fetch(origin + uploadsPath, {
          method: 'POST',
          headers: {
            'Tus-Resumable': '1.0.0',
            'Sec-Fetch-Site': 'same-origin',
            'Content-Type': 'application/offset+octet-stream',
            'Upload-Length': String(bytes.length),
            'Upload-Metadata': `filename ${Buffer.from(name).toString('base64')}`,
          },
          body: new Uint8Array(bytes),
        })
        const { reason } =
          answer.status < 400 ? { reason: null } : ((await answer.json()) as { reason: string })
        return { status: answer.status, reason }
      },
    }
  }

  test('of an AVIF whose `iloc` has numbers of any width is taken or refused, and never an error of ours', async () => {
    const { send } = await openSite()
    const item = {
      kind: 'Exif' as const,
      parts: [Buffer.from('\0\0\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0', 'latin1')],
    }
    for (const number of ['offset', 'length', 'base', 'index'] as const) {
      const outcomes = await Promise.all(
        Array.from({ length: 16 }, (_, width) => send('a.avif', makeHeif([item], { [number]: width }))),
      )
      const taken = { status: 201, reason: null }
      const refused = { status: 422, reason: 'unreadable' }
      expect(outcomes).toEqual(outcomes.map((_, width) => ([0, 4, 8].includes(width) ? taken : refused)))
    }
  })

  test('of a picture with 60,000 letters behind `<a:GPS` holds no page', async () => {
    const { send, readPage } = await openSite()
    await send('warm.png', png)
    const words = Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0<a:GPS${'x'.repeat(60_000)}`, 'latin1')
    let isSent = false
    const sending = send('a.png', withChunk(png, 'iTXt', words)).finally(() => {
      isSent = true
    })
    let slowest = 0
    while (!isSent) {
      const before = performance.now()
      expect(await readPage()).toBe('a page')
      slowest = Math.max(slowest, performance.now() - before)
    }
    expect(await sending).toEqual({ status: 201, reason: null })
    expect(slowest).toBeLessThan(500)
  })
})
