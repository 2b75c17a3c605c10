import { mkdir, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFile, sendStubbornly } from '../../bench/tus-sender.ts'
import { uploadsPath } from '../../contract/uploads.ts'
import { openFolder } from '../folders.ts'
import { bringContentWithoutPictures } from '../kept-content.ts'
import { findFreePort, openTestServer } from '../test-server.ts'
import { startServer } from './own-process.ts'

const tus = { 'Tus-Resumable': '1.0.0', 'Sec-Fetch-Site': 'same-origin' }
const SERVICE_SECRET = 'known to the site and its services'

const folder = await openFolder('apart-uploads')
const stored = (dataDir: string, id: string) => readFile(join(dataDir, 'files', 'attachments', `@${id}`))

test('an upload whose server is killed in the middle goes on at the next one, byte by byte the same', async () => {
  const dataDir = join(folder, 'killed')
  await mkdir(dataDir, { mode: 0o700 })
  bringContentWithoutPictures(dataDir)
  const PORT = String(await findFreePort())
  const first = await startServer({ dataDir, env: { PORT } })
  const file = makeFile(3_000_000)
  const name = Buffer.from('brushes.zip').toString('base64')
  const created = await fetch(first.origin + uploadsPath, {
    method: 'POST',
    headers: { ...tus, 'Upload-Length': String(file.length), 'Upload-Metadata': `filename ${name}` },
  })
  const path = created.headers.get('location') ?? ''
  const half = request(first.origin + path, {
    method: 'PATCH',
    headers: {
      ...tus,
      'Content-Type': 'application/offset+octet-stream',
      'Content-Length': file.length,
      'Upload-Offset': '0',
    },
  })
  half.on('error', () => {})
  half.write(file.subarray(0, 1_500_000))
  const growing = join(dataDir, 'uploads', path.split('/').at(-1) ?? '')
  await expect.poll(async () => (await readFile(growing)).length).toBe(1_500_000)
  await first.end('SIGKILL')

  const second = await startServer({ dataDir, env: { PORT } })
  const asked = await fetch(second.origin + path, { method: 'HEAD', headers: tus })
  expect([asked.status, asked.headers.get('upload-offset')]).toEqual([200, '1500000'])
  const rest = await fetch(second.origin + path, {
    method: 'PATCH',
    headers: { ...tus, 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': '1500000' },
    body: new Uint8Array(file.subarray(1_500_000)),
  })
  expect(rest.status).toBe(204)
  expect((await stored(dataDir, path.split('/').at(-1) ?? '')).equals(file)).toBe(true)
  await second.end()
})

test('with the services elsewhere an upload passes through the site as it comes', async () => {
  const dataDir = join(folder, 'apart')
  await mkdir(dataDir, { mode: 0o700 })
  bringContentWithoutPictures(dataDir)
  const services = await startServer({ dataDir, env: { SERVICE_SECRET } })
  const testServer = await openTestServer({
    env: { ADMIN_API_URL: `${services.origin}/api/admin`, SERVICE_SECRET },
  })
  const file = makeFile(5_000_000)
  const { id, breaks } = await sendStubbornly(testServer.origin, file)
  expect(breaks).toBe(0)
  expect((await stored(dataDir, id)).equals(file)).toBe(true)
  const foreign = await testServer.fetch(uploadsPath, {
    method: 'POST',
    headers: { 'Tus-Resumable': '1.0.0' },
  })
  expect(foreign.status).toBe(403)
  await testServer.close()
  await services.end()
})
