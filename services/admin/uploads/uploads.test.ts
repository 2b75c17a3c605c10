import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { downloadPathOf } from '../../../contract/uploads.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { changeRows, rowsOf } from '../../../test/rows.ts'
import { type Operation, readDocument } from '../../docs/document-for-tests.ts'
import { downloadKeyOf } from './download-key.ts'
import { openUploads, readStored } from './uploads-for-tests.ts'

const pixel = () => ({ width: 300, height: 300, channels: 3 as const, background: '#a84' })
const picture = await sharp({ create: { ...pixel(), noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
  .png()
  .toBuffer()

onDatabasesInTurn('uploads', databases => {
  test('a file in pieces arrives as it was, and is told to be complete', async () => {
    const { create, patch, head, tell, storage, growing } = await openUploads(databases)
    const created = await create('harbour.png', picture.length)
    expect(created.status).toBe(201)
    const path = created.headers.get('location') ?? ''
    expect(path).toMatch(/^\/api\/admin\/uploads\/[0-9a-f]{32}$/)
    expect(created.headers.get('upload-expires')).toBeTruthy()
    const half = Math.floor(picture.length / 2)
    expect((await patch(path, 0, picture.subarray(0, half))).status).toBe(204)
    expect((await tell(path)).state).toBe('uploading')
    const between = await head(path)
    expect([
      between.status,
      between.headers.get('upload-offset'),
      between.headers.get('upload-length'),
    ]).toEqual([200, String(half), String(picture.length)])
    expect((await patch(path, half, picture.subarray(half))).status).toBe(204)
    expect(await tell(path)).toMatchObject({ name: 'harbour.png', state: 'complete', type: 'image/png' })
    expect(await readStored(storage, path.split('/').at(-1) ?? '')).toEqual(picture)
    expect(await growing()).toEqual([])
    const after = await head(path)
    expect(after.headers.get('upload-offset')).toBe(String(picture.length))
  })

  test('a file that is attached is downloaded by its key alone', async () => {
    const { db, send, ask } = await openUploads(databases)
    const { id } = await send('harbour.png', picture)
    const download = (key: string) => ask(downloadPathOf(id, key), 'GET', {})
    const key = downloadKeyOf('a secret that signs links', id)
    expect((await download(key)).status).toBe(404)
    await changeRows(db, 'uploads', { id }, { request_id: 'one' })
    expect((await download('x'.repeat(43))).status).toBe(404)
    expect((await download(downloadKeyOf('another secret', id))).status).toBe(404)
    const answer = await download(key)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture)
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="harbour.png"')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect((await ask(downloadPathOf(id, key), 'DELETE', {})).status).toBe(405)
  })

  test('an upload stopped at every tenth goes on where it was, byte by byte the same', async () => {
    const { create, patch, head, storage } = await openUploads(databases)
    const bytes = Buffer.concat([Buffer.from('PK\x03\x04\x14\0\0\0\0\0', 'latin1'), randomBytes(1_000_000)])
    const path = (await create('brushes.zip', bytes.length)).headers.get('location') ?? ''
    for (let tenth = 1; tenth <= 10; tenth++) {
      const offset = Number((await head(path)).headers.get('upload-offset'))
      const end = Math.floor((bytes.length * tenth) / 10)
      expect((await patch(path, offset, bytes.subarray(offset, end))).status).toBe(204)
    }
    expect(await readStored(storage, path.split('/').at(-1) ?? '')).toEqual(bytes)
  })

  test('bytes for another place than where it stands are refused, and change nothing', async () => {
    const { create, patch, head } = await openUploads(databases)
    const path = (await create('a.txt', 10)).headers.get('location') ?? ''
    await patch(path, 0, Buffer.from('hello'))
    const wrong = await patch(path, 3, Buffer.from('xxxxxxx'))
    expect([wrong.status, wrong.headers.get('content-type')]).toEqual([409, 'application/problem+json'])
    const tooMuch = await patch(path, 5, Buffer.from('more than ten bytes'))
    expect(tooMuch.status).toBe(413)
    expect((await head(path)).headers.get('upload-offset')).toBe('5')
  })

  test('its sender removes it: nothing is left, not even the row', async () => {
    const { send, ask, db, storage, head } = await openUploads(databases)
    const { path, id } = await send('a.txt', 'hello')
    expect((await ask(path, 'DELETE', {})).status).toBe(204)
    expect(await rowsOf(db, 'uploads')).toEqual([])
    expect(await readStored(storage, id)).toBe(null)
    expect((await head(path)).status).toBe(404)
  })

  test('each method takes and answers what the OpenAPI document says', async () => {
    const { uploads } = await openUploads(databases)
    const { operations, faultsOfAnswer } = await readDocument('admin')
    let id = ''
    async function send(name: string, change: Record<string, string | null> = {}, body = '') {
      const operation = operations.find(({ operationId }) => operationId === name) as Operation
      const own = operation.parameters.filter(each => each.in === 'header')
      const headers = new Headers({ 'Sec-Fetch-Site': 'same-origin' })
      if (operation.method === 'PATCH') headers.set('Content-Type', 'application/offset+octet-stream')
      for (const { name, example } of own) headers.set(name, String(example))
      for (const [header, value] of Object.entries(change)) {
        if (value === null) headers.delete(header)
        else headers.set(header, value)
      }
      const path = `https://example.com/api/admin${operation.path.replace('{id}', id)}`
      const init = { method: operation.method, headers, ...(body && { body }) }
      const response = await uploads.answer(new Request(path, init))
      id = response.headers.get('location')?.split('/').at(-1) ?? id
      return [response.status, ...(await faultsOfAnswer(operation, response))]
    }
    expect(await send('describeUploads')).toEqual([204])
    for (const [header, status] of [
      ['Tus-Resumable', 412],
      ['Upload-Length', 400],
      ['Upload-Metadata', 415],
    ] as const)
      expect([header, ...(await send('createUpload', { [header]: null }))]).toEqual([header, status])
    expect(await send('createUpload', { 'Upload-Length': '0' })).toEqual([422])
    expect(await send('createUpload', { 'Upload-Length': String(2 ** 40) })).toEqual([413])
    expect(await send('createUpload', { 'Upload-Defer-Length': '1' })).toEqual([501])
    expect(await send('createUpload', { 'Sec-Fetch-Site': 'cross-site' })).toEqual([403])
    expect(await send('createUpload')).toEqual([201])
    expect(await send('describeUpload')).toEqual([204])
    expect(await send('findUploadOffset')).toEqual([200])
    expect(await send('findUploadOffset', { 'Tus-Resumable': null })).toEqual([412])
    for (const [header, status] of [
      ['Tus-Resumable', 412],
      ['Upload-Offset', 403],
      ['Content-Type', 400],
    ] as const)
      expect([header, ...(await send('sendUpload', { [header]: null }, 'twelve bytes'))]).toEqual([
        header,
        status,
      ])
    expect(await send('sendUpload', { 'Upload-Offset': '3' }, 'twelve bytes')).toEqual([409])
    expect(await send('sendUpload', {}, 'more than twelve bytes')).toEqual([413])
    expect(await send('sendUpload', {}, 'twelve bytes')).toEqual([204])
    expect(await send('getUpload')).toEqual([200])
    expect(await send('removeUpload')).toEqual([204])
    for (const name of ['findUploadOffset', 'getUpload', 'removeUpload'])
      expect([name, ...(await send(name))]).toEqual([name, 404])
    expect(await send('sendUpload', {}, 'twelve bytes')).toEqual([404])
  })
})
