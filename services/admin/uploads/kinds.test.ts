import { deflateSync, gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { cleanName, dispositionOf } from './file-name.ts'
import { openUploads } from './uploads-for-tests.ts'

const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: '#a84' } })
const [jpeg, png, webp] = await Promise.all([
  picture.clone().jpeg().toBuffer(),
  picture.clone().png().toBuffer(),
  picture.clone().webp().toBuffer(),
])
const zip = Buffer.from(zipSync({ 'Document.archive': new Uint8Array(100) }))
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
const bomb = Buffer.from(zipSync({ 'zeros.bin': [new Uint8Array(20_000_000), { level: 9 }] }))

onDatabasesInTurn('what is taken', databases => {
  let opened: Awaited<ReturnType<typeof openUploads>>
  beforeAll(async () => {
    opened = await openUploads(databases, { allowed: { uploadsByAddress: { points: 1000, seconds: 60 } } })
  })

  test.each<[string, Uint8Array | string, string]>([
    ['a.jpg', jpeg, 'image/jpeg'],
    ['A.JPEG', jpeg, 'image/jpeg'],
    ['a.png', png, 'image/png'],
    ['a.webp', webp, 'image/webp'],
    ['a.zip', zip, 'application/zip'],
    ['a.procreate', zip, 'application/zip'],
    ['a.swatches', zip, 'application/zip'],
    ['a.pdf', pdf, 'application/pdf'],
    ['a.txt', 'Das ist ein Text. 这是文字。', 'text/plain'],
    ['a.md', '# A heading\n\n<b>bold</b>', 'text/plain'],
    // Archives are not unpacked, so a zip bomb is only a small file.
    ['bomb.zip', bomb, 'application/zip'],
  ])('%s', async (name, content, type) => {
    const { path, answer } = await opened.send(name, content)
    expect(answer.status).toBe(204)
    expect(await opened.tell(path)).toMatchObject({ state: 'complete', type })
  })

  test.each<[string, Uint8Array | string]>([
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a.html', '<!doctype html><script>alert(1)</script>'],
    ['a.exe', 'MZ'],
    ['a.js', 'alert(1)'],
    ['a', 'no ending'],
    ['a.txt.', 'no ending'],
    ['', 'no name'],
  ])('is not %s: it is refused before it is sent', async (name, content) => {
    expect((await opened.send(name, content)).answer.status).toBe(415)
  })

  test.each<[string, string, Uint8Array | string]>([
    ['a picture as a film', 'a.mp4', jpeg],
    ['a picture as another', 'a.png', jpeg],
    ['an archive that begins as a picture', 'a.zip', Buffer.concat([jpeg, zip])],
    ['a PDF that begins as a picture', 'a.pdf', Buffer.concat([png, pdf])],
    ['a program as a picture', 'a.jpg', 'MZ\x90\0\x03'],
    ['a page as a text', 'a.txt', '\ufeff \n<!DOCTYPE html><script>alert(1)</script>'],
    ['a page behind many spaces', 'a.txt', `${' \n'.repeat(50_000)}<HTML>`],
    ['a drawing as a text', 'a.md', '<svg onload="alert(1)"/>'],
    ['a program as a text', 'a.log', '#!/bin/sh\nrm -rf /'],
    ['bytes as a text', 'a.txt', Buffer.from([0xff, 0xfe, 0x41, 0])],
    ['a text with a NUL far behind', 'a.txt', `${'x'.repeat(200_000)}\0`],
    ['half a character', 'a.txt', Buffer.from([0x61, 0xe7, 0xad])],
    ['packed text as a text', 'a.csv', gzipSync('a,b')],
    ['nothing known as an archive', 'a.zip', deflateSync('x')],
  ])('is not %s, and nothing of it stays', async (_, name, content) => {
    const { path, id, answer } = await opened.send(name, content)
    expect([answer.status, await answer.json()]).toEqual([422, expect.objectContaining({ reason: 'type' })])
    expect(await opened.tell(path)).toMatchObject({ state: 'failed', reason: 'type' })
    expect(await opened.growing()).not.toContain(id)
    expect(await opened.storage.get(`attachments/${id}`)).toBe(null)
    expect((await opened.head(path)).status).toBe(410)
  })

  test('is bounded: by size, by how often and by how much', async () => {
    const tooLarge = await opened.create('a.zip', 100 * 1024 * 1024 + 1)
    expect([tooLarge.status, await tooLarge.json()]).toEqual([
      413,
      expect.objectContaining({ reason: 'size' }),
    ])
    expect((await opened.create('a.zip', 0)).status).toBe(422)
    const strict = await openUploads(databases, {
      allowed: {
        uploadsByAddress: { points: 3, seconds: 60 },
        uploadedByAddress: { points: 150, seconds: 60 },
      },
    })
    const statuses: number[] = []
    for (const size of [90_000_000, 90_000_000, 10, 10]) {
      statuses.push((await strict.create('a.zip', size)).status)
    }
    expect(statuses).toEqual([201, 429, 429, 429])
    const other = await strict.create('a.zip', 10, { 'X-Visitor-Address': '203.0.113.8' })
    expect(other.status).toBe(201)
  })

  test('has to be announced: how long it is, and not in parts of its own', async () => {
    const name = { 'Upload-Metadata': `filename ${Buffer.from('a.txt').toString('base64')}` }
    const ask = (headers: Record<string, string>) => opened.ask('/api/admin/uploads', 'POST', headers)
    expect((await ask({ ...name, 'Upload-Defer-Length': '1' })).status).toBe(501)
    expect((await ask({ ...name, 'Upload-Length': '3', 'Upload-Concat': 'partial' })).status).toBe(501)
    expect((await ask({ ...name, 'Upload-Length': '-3' })).status).toBe(400)
    expect((await ask(name)).status).toBe(400)
    const long = { 'Upload-Length': '3', 'Upload-Metadata': `filename ${'A'.repeat(4000)}` }
    expect((await ask(long)).status).toBe(400)
    expect((await ask({ ...name, 'Upload-Length': '3', 'Tus-Resumable': '0.2.2' })).status).toBe(400)
    const foreign = { ...name, 'Upload-Length': '3', 'Sec-Fetch-Site': 'cross-site' }
    expect((await ask(foreign)).status).toBe(403)
    expect((await ask({ ...name, 'Upload-Length': '3' })).headers.get('access-control-allow-origin')).toBe(
      null,
    )
  })
})

describe('a file name', () => {
  const marks = '\u200f'.repeat(85)
  test.each([
    ['painting.png', 'painting.png'],
    [`${marks}.png`, 'file.png'],
    [marks, 'file'],
    ['invoice\u202egnp.exe', 'invoicegnp.exe'],
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\mio\\a.txt', 'a.txt'],
    ['a\r\nSet-Cookie: x=1.txt', 'aSet-Cookie: x=1.txt'],
    ['e\u0301te\u0301.txt', 'été.txt'],
    ['\ud800.txt', '\ufffd.txt'],
    ['.png', 'file.png'],
  ])('%j is kept as %j', (given, kept) => {
    expect(cleanName(given)).toBe(kept)
  })
  test('has at most 255 bytes, whole characters, and its ending', () => {
    const name = cleanName(`${'筆'.repeat(200)}.procreate`)
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
    expect(name).toMatch(/^筆+\.procreate$/)
  })
  test('cannot break out of the header it is sent in', () => {
    expect(dispositionOf(`a"; x='*.txt`)).toBe(
      `attachment; filename="a__ x___.txt"; filename*=UTF-8''a%22%3B%20x%3D%27%2a.txt`,
    )
  })
})
