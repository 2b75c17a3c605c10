import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openFolderStorage } from '../../../platform/storage/folder.ts'
import { openS3Storage } from '../../../platform/storage/s3.ts'
import { startS3 } from '../../../platform/storage/s3-for-tests.ts'
import { type Storage, StorageUnavailable } from '../../../platform/storage/storage.ts'
import { onEachDatabase } from '../../../test/databases.ts'
import { openFolder } from '../../../test/folders.ts'
import { rowsOf } from '../../../test/rows.ts'
import { claimUploads, listUploadsOf, releaseUploads } from './claim-uploads.ts'
import { openAttachment } from './open-attachment.ts'
import { removeUploadsOf } from './remove-uploads.ts'
import { openUploads, readStored } from './uploads-for-tests.ts'

const hours = 3_600_000

onEachDatabase('attachments of a request', databases => {
  test('whole files are tied to it once, and to nobody else', async () => {
    const { send, db } = await openUploads(databases)
    const [a, b] = [await send('a.txt', 'a'), await send('b.txt', 'b')]
    expect(await claimUploads(db, [a.id, b.id], 'one')).toBe(null)
    expect(await claimUploads(db, [a.id, b.id], 'one')).toBe(null)
    expect(await claimUploads(db, [a.id], 'two')).toBe('unknown')
    expect((await listUploadsOf(db, 'one')).map(({ name }) => name).toSorted()).toEqual(['a.txt', 'b.txt'])
  })

  test('what is unknown, under way or failed is not, and eleven are too many', async () => {
    const { send, create, db } = await openUploads(databases)
    const underWay = (await create('a.txt', 5)).headers.get('location')?.split('/').at(-1) ?? ''
    const failed = await send('a.png', 'no picture')
    expect(await claimUploads(db, ['0'.repeat(32)], 'one')).toBe('unknown')
    expect(await claimUploads(db, [underWay], 'one')).toBe('uploading')
    expect(await claimUploads(db, [failed.id], 'one')).toBe('failed')
    const many = await Promise.all(Array.from({ length: 11 }, (_, at) => send(`${at}.txt`, 'x')))
    const ids = many.map(({ id }) => id)
    expect(await claimUploads(db, ids, 'one')).toBe('count')
    expect(await claimUploads(db, ids.slice(0, 10), 'two')).toBe(null)
    expect(await claimUploads(db, ids.slice(10), 'two')).toBe('count')
  })

  test('a transaction that is rolled back ties nothing', async () => {
    const { send, db } = await openUploads(databases)
    const { id } = await send('a.txt', 'a')
    const failing = db.transaction().execute(async trx => {
      await claimUploads(trx, [id], 'one')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await listUploadsOf(db, 'one')).toEqual([])
  })

  test('is read under its name, as something to save; nobody reads what belongs to no request', async () => {
    const { send, db, storage } = await openUploads(databases)
    const { id } = await send('筆 "quoted".txt', 'words')
    expect(await openAttachment(db, storage, id)).toBe(null)
    await claimUploads(db, [id], 'one')
    const opened = await openAttachment(db, storage, id)
    expect(opened?.headers['Content-Disposition']).toBe(
      `attachment; filename="_ _quoted_.txt"; filename*=UTF-8''%E7%AD%86%20%22quoted%22.txt`,
    )
    expect(Buffer.concat((await opened?.stream.toArray()) ?? []).toString()).toBe('words')
  })

  test('cannot be taken back by its sender, and is erased with its request', async () => {
    const { send, ask, db, storage } = await openUploads(databases)
    const { id, path } = await send('a.txt', 'a')
    await claimUploads(db, [id], 'one')
    expect((await ask(path, 'DELETE', {})).status).toBe(404)
    expect((await readStored(storage, id))?.toString()).toBe('a')
    await removeUploadsOf(db, storage, ['one'])
    expect(await readStored(storage, id)).toBe(null)
    expect(await rowsOf(db, 'uploads')).toEqual([])
  })

  test('what no request has taken goes after a day, with everything of it', async () => {
    const { send, create, patch, uploads, later, db, storage, growing } = await openUploads(databases)
    const [kept, orphan] = [await send('kept.txt', 'a'), await send('orphan.txt', 'b')]
    await claimUploads(db, [kept.id], 'one')
    const half = (await create('half.txt', 10)).headers.get('location') ?? ''
    await patch(half, 0, Buffer.from('half'))
    await uploads.deleteOrphans()
    expect(await rowsOf(db, 'uploads')).toHaveLength(3)
    later(25 * hours)
    await uploads.deleteOrphans()
    expect(await rowsOf(db, 'uploads')).toMatchObject([{ name: 'kept.txt' }])
    expect(await growing()).toEqual([])
    expect(await readStored(storage, orphan.id)).toBe(null)
    await releaseUploads(db, 'one')
    await uploads.deleteOrphans()
    expect(await rowsOf(db, 'uploads')).toEqual([])
    expect(await readStored(storage, kept.id)).toBe(null)
  })

  test('what a killed process left in the folder goes an hour later; what still grows stays', async () => {
    const { create, patch, uploads, later, growing, folder } = await openUploads(databases)
    const half = (await create('half.txt', 10)).headers.get('location') ?? ''
    await patch(half, 0, Buffer.from('half'))
    for (const name of ['form-1', '0'.repeat(32)]) await writeFile(join(folder, name), 'private')
    await uploads.cleanUploadFolder()
    expect(await growing()).toHaveLength(3)
    later(2 * hours)
    await uploads.cleanUploadFolder()
    expect(await growing()).toEqual([half.split('/').at(-1)])
  })

  test('whose sender removes it while it is moved to the storage leaves nothing there', async () => {
    const root = openFolderStorage(await openFolder('slow'))
    const moving = Promise.withResolvers<void>()
    const storage: Storage = {
      ...root,
      async put(...file) {
        moving.resolve()
        await sleep(100)
        await root.put(...file)
      },
    }
    const { create, patch, ask, db } = await openUploads(databases, { storage })
    const path = (await create('a.txt', 5)).headers.get('location') ?? ''
    const sending = patch(path, 0, Buffer.from('hello'))
    await moving.promise
    expect((await ask(path, 'DELETE', {})).status).toBe(204)
    await sending
    expect(await rowsOf(db, 'uploads')).toEqual([])
    expect(await readStored(storage, path.split('/').at(-1) ?? '')).toBe(null)
  })

  test('goes to an S3 store as well; while that is away the file waits, and is finished when it is asked for', async () => {
    const s3 = await startS3()
    const { send, head, tell, uploads, db, growing } = await openUploads(databases, {
      storage: openS3Storage(s3.setting),
    })
    s3.intercept = (_, response) => void response.writeHead(503).end()
    const { path, id, answer } = await send('a.txt', 'hello')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
    expect((await head(path)).status).toBe(503)
    expect((await tell(path)).state).toBe('uploading')
    await uploads.finish([id])
    expect(await claimUploads(db, [id], 'one')).toBe('uploading')
    s3.intercept = null
    await uploads.finish([id])
    expect(await claimUploads(db, [id], 'one')).toBe(null)
    expect(s3.objects.get(`attachments/${id}`)).toMatchObject({
      body: Buffer.from('hello'),
      type: 'text/plain',
    })
    expect((await head(path)).headers.get('upload-offset')).toBe('5')
    expect(await growing()).toEqual([])
    await s3.close()
  })

  test('where there is no room its sender hears so, and may try again', async () => {
    let isFull = true
    const { send, head } = await openUploads(databases, {
      storage: {
        async put(_, body) {
          if (!(body instanceof Uint8Array)) body.destroy()
          const cause = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
          if (isFull) throw new StorageUnavailable('full', { cause })
        },
        get: async () => null,
        remove: async () => {},
        async *list() {},
        ready: async () => {},
      },
    })
    const { path, answer } = await send('a.txt', 'hello')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([507, 'application/problem+json'])
    isFull = false
    expect((await head(path)).headers.get('upload-offset')).toBe('5')
  })
})
