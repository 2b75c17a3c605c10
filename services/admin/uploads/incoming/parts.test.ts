import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openS3Storage } from '../../../../platform/storage/s3.ts'
import { startS3 } from '../../../../platform/storage/s3-for-tests.ts'
import type { Storage } from '../../../../platform/storage/storage.ts'
import { onEachDatabase, type TestDatabases } from '../../../../test/databases.ts'
import { rowsOf } from '../../../../test/rows.ts'
import { openUploads, readStored } from '../uploads-for-tests.ts'

const hours = 3_600_000
const head = Buffer.from('PK\x03\x04\x14\0\0\0\0\0', 'latin1')
const archive = (bytes: number) => Buffer.concat([head, randomBytes(bytes - head.length)])

/** Two processes with a folder each, one database and one store. */
async function openTwo(
  databases: TestDatabases,
  around: (storage: Storage) => Storage = each => each,
  silenceMs = 10_000,
) {
  const s3 = await startS3()
  onTestFinished(() => s3.close())
  const storage = around(openS3Storage(s3.setting, silenceMs))
  const one = await openUploads(databases, { storage, growInStorage: true })
  const other = await openUploads(databases, { storage, growInStorage: true, db: one.db })
  return {
    ...{ one, other, s3, storage, db: one.db },
    begin: async (name: string, size: number) => (await one.create(name, size)).headers.get('location') ?? '',
    offsetAt: async ({ head }: typeof one, path: string) => {
      const { status, headers } = await head(path)
      return status === 200 ? Number(headers.get('upload-offset')) : status
    },
    parts: () => [...s3.objects.keys()].filter(key => key.startsWith('incoming/')),
  }
}

const idOf = (path: string) => path.split('/').at(-1) ?? ''

onEachDatabase('an upload that grows in the store', databases => {
  test('changes the process with each piece and arrives whole; neither of their disks has any of it', async () => {
    const { one, other, storage, begin, offsetAt, parts, db } = await openTwo(databases)
    const bytes = archive(4_500_000)
    const path = await begin('brushes.zip', bytes.length)
    const ends = [1000, 4_400_000, 4_400_001, bytes.length]
    for (const [at, end] of ends.entries()) {
      const process = at % 2 === 0 ? other : one
      const offset = await offsetAt(process, path)
      expect(offset).toBe(ends[at - 1] ?? 0)
      expect((await process.patch(path, offset, bytes.subarray(offset, end))).status).toBe(204)
      expect([await one.growing(), await other.growing()]).toEqual([[], []])
    }
    expect(await other.tell(path)).toMatchObject({ state: 'complete', type: 'application/zip' })
    expect((await readStored(storage, idOf(path)))?.equals(bytes)).toBe(true)
    expect([parts(), await rowsOf(db, 'upload_parts')]).toEqual([[], []])
  })

  test('keeps what came before its connection broke, at the other process as well', async () => {
    const { one, other, begin, offsetAt } = await openTwo(databases)
    const path = await begin('notes.txt', 12)
    async function* breaking() {
      yield Buffer.from('twelve')
      // What is not read yet is lost with the stream.
      await sleep(500)
      throw new Error('the connection broke')
    }
    const headers = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': '0' }
    const tus = { 'Tus-Resumable': '1.0.0', 'Sec-Fetch-Site': 'same-origin' }
    const init = {
      method: 'PATCH',
      headers: { ...tus, ...headers },
      body: Readable.toWeb(Readable.from(breaking())) as ReadableStream,
      duplex: 'half',
    }
    await one.uploads.answer(new Request(`https://example.com${path}`, init))
    expect(await offsetAt(other, path)).toBe(6)
    expect((await other.patch(path, 6, Buffer.from(' bytes'))).status).toBe(204)
  })

  test('that both processes are sent at once has the bytes of one, and is completed once', async () => {
    const { one, other, storage, begin, db, parts } = await openTwo(databases)
    const bytes = archive(300_000)
    const path = await begin('brushes.zip', bytes.length)
    const first = await Promise.all([one, other].map(each => each.patch(path, 0, bytes.subarray(0, 200_000))))
    expect(first.map(({ status }) => status).toSorted()).toEqual([204, 409])
    const last = await Promise.all(
      [one, other].map(each => each.patch(path, 200_000, bytes.subarray(200_000))),
    )
    for (const { status } of last) expect([204, 409]).toContain(status)
    await Promise.all([one.uploads.finish([idOf(path)]), other.uploads.finish([idOf(path)])])
    expect((await readStored(storage, idOf(path)))?.equals(bytes)).toBe(true)
    expect(await rowsOf(db, 'uploads')).toMatchObject([{ state: 'complete' }])
    // What the slower one stored counts nowhere, and goes an hour later.
    one.later(2 * hours)
    await one.uploads.deleteOrphans()
    expect([parts(), await rowsOf(db, 'upload_parts')]).toEqual([[], []])
  })

  test('goes back to before a part that the store has lost, and arrives whole all the same', async () => {
    const { one, other, s3, storage, begin, offsetAt, parts } = await openTwo(databases)
    const bytes = archive(30_000)
    const path = await begin('brushes.zip', bytes.length)
    for (const at of [0, 10_000]) await one.patch(path, at, bytes.subarray(at, at + 10_000))
    const [, second = ''] = parts().toSorted()
    s3.objects.delete(second)
    const answer = await other.patch(path, 20_000, bytes.subarray(20_000))
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
    expect(await offsetAt(one, path)).toBe(10_000)
    expect((await one.patch(path, 10_000, bytes.subarray(10_000))).status).toBe(204)
    expect((await readStored(storage, idOf(path)))?.equals(bytes)).toBe(true)
  })

  test.each([
    [
      'is away',
      (response: { writeHead(status: number): { end(): unknown } }) => response.writeHead(503).end(),
    ],
    ['stays silent', () => {}],
  ])('waits while the store %s, says so, and goes on from what was stored', async (_, fault) => {
    const { one, other, s3, begin, offsetAt } = await openTwo(databases, each => each, 1000)
    const path = await begin('notes.txt', 12)
    expect((await one.patch(path, 0, Buffer.from('twe'))).status).toBe(204)
    s3.intercept = (request, response) => void request.resume().on('end', () => fault(response))
    const answer = await one.patch(path, 3, Buffer.from('lve bytes'))
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
    s3.intercept = null
    expect(await offsetAt(other, path)).toBe(3)
    expect((await other.patch(path, 3, Buffer.from('lve bytes'))).status).toBe(204)
    expect(await other.tell(path)).toMatchObject({ state: 'complete' })
  })

  test('whose process is killed once a part is stored, before it counts, leaves nothing behind', async () => {
    let isKilled = true
    const { one, other, begin, offsetAt, parts, db } = await openTwo(databases, storage => ({
      ...storage,
      async put(key, ...file) {
        await storage.put(key, ...file)
        if (isKilled && key.startsWith('incoming/')) throw new Error('killed')
      },
    }))
    const path = await begin('notes.txt', 12)
    expect((await one.patch(path, 0, Buffer.from('twelve bytes'))).status).toBe(500)
    isKilled = false
    expect([parts().length, await offsetAt(other, path)]).toEqual([1, 0])
    expect((await other.patch(path, 0, Buffer.from('twelve '))).status).toBe(204)
    other.later(2 * hours)
    await other.uploads.deleteOrphans()
    expect([parts().length, await offsetAt(other, path)]).toEqual([1, 7])
    expect((await other.patch(path, 7, Buffer.from('bytes'))).status).toBe(204)
    expect(await rowsOf(db, 'upload_parts')).toEqual([])
  })

  test('removed while a part of it is being stored leaves that part for an hour at most', async () => {
    const storing = Promise.withResolvers<void>()
    const removed = Promise.withResolvers<void>()
    const { one, other, begin, parts, db } = await openTwo(databases, storage => ({
      ...storage,
      async put(...file) {
        storing.resolve()
        await removed.promise
        await storage.put(...file)
      },
    }))
    const path = await begin('notes.txt', 12)
    const sending = one.patch(path, 0, Buffer.from('twelve'))
    await storing.promise
    expect((await other.ask(path, 'DELETE', {})).status).toBe(204)
    removed.resolve()
    expect((await sending).status).toBe(409)
    other.later(2 * hours)
    await other.uploads.deleteOrphans()
    expect([parts(), await rowsOf(db, 'upload_parts')]).toEqual([[], []])
  })

  test('that is refused, removed by its sender or forgotten leaves nothing in the store', async () => {
    const { one, other, begin, s3, db } = await openTwo(databases)
    const refused = await begin('a.png', 10)
    expect((await one.patch(refused, 0, Buffer.from('no picture'))).status).toBe(422)
    const [removed, forgotten] = [await begin('b.txt', 12), await begin('c.txt', 12)]
    for (const path of [removed, forgotten]) await one.patch(path, 0, Buffer.from('half'))
    expect((await other.ask(removed, 'DELETE', {})).status).toBe(204)
    expect([...s3.objects.keys()]).toEqual([expect.stringContaining(idOf(forgotten))])
    other.later(25 * hours)
    await other.uploads.deleteOrphans()
    expect([...s3.objects.keys(), ...(await rowsOf(db, 'upload_parts'))]).toEqual([])
    expect((await one.head(forgotten)).status).toBe(404)
  })
})
