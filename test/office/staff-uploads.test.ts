import { afterAll, beforeAll, expect, test } from 'vitest'
import { mediaUploadsPath } from '../../contract/office/media-limits.ts'
import { replyUploadsPath } from '../../contract/office/reply-uploads-path.ts'
import { uploadsPath } from '../../contract/uploads.ts'
import { openTestServer, type TestServer } from '../test-server.ts'
import { openStaff, receiveRequest } from './staff.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ allowed: { uploadsByAddress: { points: 2, seconds: 3600 } } })
})
afterAll(() => server.close())

const creation = (bytes: number) => ({
  'Tus-Resumable': '1.0.0',
  'Sec-Fetch-Site': 'same-origin',
  'Upload-Length': String(bytes),
  'Upload-Metadata': `filename ${btoa('leaf.png')}`,
})

test('visitors behind the address of staff use up their own quota, not that of staff: with scripts and without', async () => {
  const { visitor } = await openStaff(server, 'Quota Staff', 'support')
  const reference = await receiveRequest(server, { name: 'Quota Visitor' })
  const create = (path: string, headers: object = {}) =>
    server.fetch(path, { method: 'POST', headers: { ...creation(4), ...headers } })
  for (const status of [201, 201, 429]) expect((await create(uploadsPath)).status).toBe(status)
  expect((await create(uploadsPath, { 'Upload-Counted': '1' })).status).toBe(429)

  expect((await create(replyUploadsPath)).status).toBe(401)
  const cookie = { Cookie: `office=${visitor.cookie('office')}` }
  const foreign = { ...cookie, 'Sec-Fetch-Site': 'cross-site' }
  expect((await create(replyUploadsPath, foreign)).status).toBe(403)
  const patch = { method: 'PATCH', headers: { ...cookie, 'Sec-Fetch-Site': 'same-origin' } }
  expect((await server.fetch(replyUploadsPath, patch)).status).toBe(405)
  const created = await create(replyUploadsPath, cookie)
  expect(created.status).toBe(201)
  const address = created.headers.get('location') ?? ''
  const sent = await server.fetch(new URL(address, `${server.origin}${replyUploadsPath}`).pathname, {
    method: 'PATCH',
    headers: {
      'Tus-Resumable': '1.0.0',
      'Sec-Fetch-Site': 'same-origin',
      'Upload-Offset': '0',
      'Content-Type': 'application/offset+octet-stream',
    },
    body: 'text',
  })
  // The bytes have arrived; the inspection finds that they are no picture.
  expect([sent.status, await sent.json()]).toMatchObject([422, { reason: 'type' }])

  const path = `/office/inbox/requests/${reference.toLowerCase()}`
  await visitor.open(path)
  visitor.fill('#reply-text', 'Here is the note.')
  const form = new FormData()
  for (const { name, value } of visitor.find('#reply').serializeArray()) form.append(name, value)
  form.append('files', new File(['A note.'], 'note.txt'))
  const answer = await visitor.fetch(path, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: form,
  })
  expect(answer.status).toBe(302)
  await visitor.open(path)
  expect(visitor.read('[aria-label="Thread"]')).toContain('note.txt')
})

test('an address in another spelling is no way around the door of pictures', async () => {
  const { visitor } = await openStaff(server, 'Quota Editor', 'editor')
  const headers = { ...creation(4), 'Upload-Metadata': `filename ${btoa('leaf.svg')}` }
  const Cookie = `office=${visitor.cookie('office')}`
  for (const path of [mediaUploadsPath, `${mediaUploadsPath}/`])
    expect((await server.fetch(path, { method: 'POST', headers: { ...headers, Cookie } })).status).toBe(415)
})
