import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openUploads, readStored } from './uploads-for-tests.ts'

const pixel = () => ({ width: 300, height: 300, channels: 3 as const, background: '#a84' })
const picture = await sharp({ create: { ...pixel(), noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
  .png()
  .toBuffer()

onEachDatabase('uploads', databases => {
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
    expect(await db.selectFrom('uploads').selectAll().execute()).toEqual([])
    expect(await readStored(storage, id)).toBe(null)
    expect((await head(path)).status).toBe(404)
  })
})
